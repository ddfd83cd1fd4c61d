// A value's entry as a panel: opened by its address, closed by a button, Escape or a click beside it.

const panel = { dialog: null, opener: null, address: "" };

const isValueAnchor = (anchor) => /(^|:)v-/.test(anchor);

function followAddress() {
  const anchor = anchorOfPage();
  if (!isValueAnchor(anchor)) return panel.dialog?.close();
  const entry = document.getElementById(anchor);
  if (entry) openPanel(entry);
  else findElsewhere(anchor);
}

// A link to a value of this page opens its panel, and the page stays where it is.
function followLink(event) {
  const link = event.target.closest?.("a[href*='#']");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.href.replace(/#.*/, "") !== location.href.replace(/#.*/, "")) return;
  const anchor = decoded(link.hash.slice(1));
  const entry = isValueAnchor(anchor) && document.getElementById(anchor);
  if (!entry) return;
  event.preventDefault();
  history.pushState(null, "", link.hash);
  openPanel(entry, link);
}

const mainPart = () => document.querySelector("main");

// Takes the place of the address that was followed last; without one, that of the page.
const setAddress = (address) => history.replaceState(null, "", address || location.pathname + location.search);

const anchorOfPage = () => decoded(location.hash.slice(1));

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

// A large dataset is divided into pages by the first parts of the key; its own page has links to them.
function findElsewhere(anchor) {
  const hasValue = ({ href }) => `${anchor}.`.startsWith("v-" + href.split("/").pop().replace(/html$/, ""));
  const part = [...document.querySelectorAll("#parts ~ ul a")].find(hasValue);
  if (part) return location.replace(part.href + "#" + anchor);
  loadTexts().then(() => {
    mainPart().prepend(element("p", { role: "alert", class: "doubt-open" }, say("noValue")));
  });
}

async function openPanel(entry, link = null) {
  await loadTexts();
  const dialog = panel.dialog ??= makePanel();
  const copy = entry.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  for (const part of copy.querySelectorAll("details")) part.open = true;
  const content = copy.localName === "tr" ? element("table", {}, element("tbody", {}, copy)) : copy;
  const heading = copy.querySelector("h2, h3, h4, h5, h6");
  dialog.setAttribute("aria-label", heading?.textContent.trim() || say("value"));
  dialog.lastElementChild.replaceChildren(content);
  panel.address = location.href;
  if (!dialog.open) {
    panel.opener = link ?? document.activeElement;
    dialog.showModal();
  }
  dialog.scrollTop = 0;
  dialog.querySelector("[data-close]").focus();
}

function makePanel() {
  const status = element("span", { role: "status" });
  const dialog = element("dialog", { class: "panel", onclick: (event) => { if (event.target === dialog) dialog.close(); }, onclose: closePanel },
    element("div", { class: "bar" }, status, copyButton("copyCitation", status, () => citation(dialog)),
      copyButton("copyLink", status, () => panel.address), button(say("close"), () => dialog.close(), { "data-close": true })), element("div"));
  document.body.append(dialog);
  return dialog;
}

// The value with its key, its doubt, its source, where it is published, and its address.
function citation(dialog) {
  const told = (part) => dialog.querySelector(part)?.textContent.trim();
  const doubt = dialog.querySelector("[class*='doubt-']") ? ` (${say("inDoubt")})` : "";
  return [[dialog.getAttribute("aria-label"), told(".figure, .figures")].filter(Boolean).join(": ") + doubt,
    told("a[href*='articles/']"), document.title, panel.address].filter(Boolean).join(". ") + "\n";
}

// The address becomes what it was without the value.
function closePanel() {
  if (isValueAnchor(anchorOfPage())) setAddress(explorer?.address());
  if (panel.opener?.isConnected && panel.opener !== document.body) panel.opener.focus();
  else mainPart().focus();
}
