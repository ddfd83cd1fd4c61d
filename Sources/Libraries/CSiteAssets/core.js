// What all parts share: data that scripts hand over, texts, addresses, elements.
// Each data script calls a function of the global object `measurebook`; pages from a disk can load nothing but scripts.

const store = { texts: {}, index: null, datasets: new Map() };

globalThis.measurebook = Object.freeze({
  texts(values) { store.texts = values; },
  search(index) { store.index = new SearchWords(index); },
  dataset(name, content) { store.datasets.set(name, new Dataset(name, content)); },
});

// The way from this page to the root of its language.
const root = document.querySelector("[data-root]")?.dataset.root ?? "";
// In the book of one file all pages are parts of one page, and their addresses are its anchors. The attribute holds the
// folder of the language, which they begin with.
const bookFolder = document.documentElement.dataset.book;

const loads = new Map();

// Runs a data script once. Rejects where there is none.
function load(path) {
  if (!loads.has(path)) {
    loads.set(path, new Promise((resolve, reject) => {
      document.head.append(element("script", { src: root + path, onload: resolve,
        onerror: () => { loads.delete(path); reject(new Error(path)); } }));
    }));
  }
  return loads.get(path);
}

async function loadDataset(name) {
  if (!store.datasets.has(name)) await load(`data/${addressPart(name)}.js`);
  return store.datasets.get(name);
}

async function loadTexts() {
  if (!Object.keys(store.texts).length) await load("data/_texts.js");
}

// A text of the page's language, with {name} replaced by a value.
function say(key, values = {}) {
  return (store.texts[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

// A part of a key as in addresses of values and names of pages.
function addressPart(text) {
  const bytes = new TextEncoder().encode(text);
  if (!bytes.length) return "~";
  let part = "";
  for (const byte of bytes) {
    const sign = String.fromCharCode(byte);
    part += /[A-Za-z0-9_-]/.test(sign) ? sign : "~" + byte.toString(16).toUpperCase().padStart(2, "0");
  }
  if (part.length <= 64) return part;
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return part.slice(0, 40) + "~~" + hash.toString(16).toUpperCase().padStart(16, "0");
}

// The address of a page of this language, for links.
function pageLink(path, anchor = "") {
  if (bookFolder !== undefined) return "#" + bookFolder + path.replace(/\.html$/, "") + (anchor && ":" + anchor);
  return root + path + (anchor && "#" + anchor);
}

// An element with properties and children; a text is never read as markup.
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if ((value ?? false) === false) continue;
    if (key.startsWith("on")) listen(made, { [key.slice(2)]: value });
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => (child ?? null) !== null));
  return made;
}

// A text for screen readers alone.
const unseen = (text, properties) => element("span", { class: "visually-hidden", ...properties }, text);

const remark = (text) => element("p", { class: "much" }, text);

// Actions by the names of their events.
function listen(target, actions) {
  for (const [name, action] of Object.entries(actions)) target.addEventListener(name, action);
}

function svgElement(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function button(text, action, properties = {}) {
  return element("button", { type: "button", onclick: action, ...properties }, text);
}

// Lower case without accents and differences of width.
function fold(text) {
  return text.normalize("NFKD").toLowerCase().replace(/[\u0300-\u036f]/g, "").normalize("NFC");
}

const counted = new Intl.NumberFormat(document.documentElement.lang || "en").format;

// Copies what `text` returns, and tells `status` whether it could.
function copyButton(name, status, text) {
  return button(say(name), async () => { status.textContent = say(await copyText(text()) ? "copied" : "notCopied"); });
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Some browsers have no clipboard for pages from a disk.
    const area = element("textarea", { class: "hidden", "aria-hidden": "true" });
    area.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
}
