// Starts what the page has. It is complete without: the explorer and the panel show what it holds in other ways.

function start() {
  for (const form of document.querySelectorAll("form[role=search]")) startSearch(form);
  const section = document.querySelector("section[data-dataset]");
  if (section) startExplorer(section).catch(() => { section.hidden = true; });
  document.addEventListener("click", followLink);
  window.addEventListener("hashchange", () => {
    followAddress();
    if (location.hash.startsWith("#?")) explorer?.readAddress();
  });
  followAddress();
}

// In the book of one file the data follow this script.
document.addEventListener("DOMContentLoaded", start);
