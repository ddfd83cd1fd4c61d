// A value's entry as a panel: opened by its address, closed by a button, Escape or a click beside it.

const panel = { dialog: null, opener: null, address: "" };

const isValueAnchor = (anchor) => /(^|:)v-/.test(anchor);

function followAddress() {
  const anchor = anchorOfPage();
  if (!isValueAnchor(anchor)) {
    panel.dialog?.close();
    return;
  }
  const entry = document.getElementById(anchor);
  if (entry) openPanel(entry);
  else findElsewhere(anchor);
}

function anchorOfPage() {
  const hash = location.hash.slice(1);
  try { return decodeURIComponent(hash); } catch { return hash; }
}

// A large dataset is divided into pages by the first parts of the key.
function findElsewhere(anchor) {
  const depth = Number(document.querySelector("main")?.dataset.depth ?? 0);
  const parts = anchor.slice(2).split(".");
  if (depth > 0 && parts.length >= depth) {
    const folder = location.pathname.split("/").pop().replace(/\.html$/, "");
    location.replace(`${folder}/${parts.slice(0, depth).join(".")}.html#${anchor}`);
    return;
  }
  loadTexts().then(() => {
    document.querySelector("main")?.prepend(element("p", { role: "alert", class: "doubt-open" }, say("noValue")));
  });
}

async function openPanel(entry) {
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
    panel.opener = document.activeElement;
    dialog.showModal();
  }
  dialog.scrollTop = 0;
  dialog.querySelector("[data-close]").focus();
}

function makePanel() {
  const status = element("span", { role: "status" });
  const copyLink = button(say("copyLink"), async () => {
    status.textContent = await copyText(panel.address) ? say("copied") : say("notCopied");
  });
  const close = button(say("close"), () => dialog.close(), { "data-close": true });
  const dialog = element("dialog", { class: "panel" }, element("div", { class: "bar" }, status, copyLink, close), element("div"));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", closePanel);
  document.body.append(dialog);
  return dialog;
}

// The address becomes what it was without the value.
function closePanel() {
  if (isValueAnchor(anchorOfPage())) history.replaceState(null, "", explorerAddress() || location.pathname + location.search);
  if (panel.opener?.isConnected && panel.opener !== document.body) panel.opener.focus();
  else document.querySelector("main")?.focus();
}
