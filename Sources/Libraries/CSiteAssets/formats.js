// Copies and downloads. CSV, JSON and Swift hold the chosen records; CSV is as the data file has them, and Swift has comments on
// values in doubt. Markdown is the table as shown, with [?] behind such values, the words that all values share, and the address.

// By the suffixes of their files.
const formats = {
  md: { title: "Markdown", type: "text/markdown", write: markdownOf },
  csv: { title: "CSV", type: "text/csv", write: csvOf },
  json: { title: "JSON", type: "application/json", write: jsonOf },
  swift: { title: "Swift", type: "text/x-swift", write: swiftOf },
};

function markdownOf(view) {
  // References also keep addresses from becoming links, and names between colons pictures.
  const cell = (text) => text.replace(/\s+/g, " ").replace(/[\\`*_[\]>|#<&~^$@]|:(?=\/|\w+:)/g,
    (sign) => "<&~^$@:".includes(sign) ? `&#${sign.charCodeAt()};` : "\\" + sign);
  const [head, ...lines] = pivotTexts(view, " [?]");
  const isNumber = (index) => (index -= view.fields.length) >= 0
    && (view.across ? view.measure : view.dataset.values[index]).isNumeric;
  const row = (texts) => `| ${texts.map(cell).join(" | ")} |`;
  const title = [...new Set([view.dataset.title, pivotTitle(view)])].join(": ");
  const shared = view.constants.map((key) => key.fullLabel(key.codes[view.rows[0]])).filter(Boolean);
  const isMarked = lines.flat().some((text) => text.endsWith(" [?]"));
  return [`**${cell([title, ...shared].join(" · "))}**`, "", row(head),
    `|${head.map((_, index) => isNumber(index) ? " ---: |" : " --- |").join("")}`, ...lines.map(row), "",
    `${isMarked ? cell(`[?]: ${say("inDoubt")}. `) : ""}${cell(document.title)}: <${location.href}>`].join("\n") + "\n";
}

function csvOf({ dataset, rows }) {
  const cell = (text) => /[",\r\n]|^[ \t]|[ \t]$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => dataset.columns.map((column) => cell(column.word(row))).join(","));
  return [dataset.columns.map((column) => cell(column.name)).join(","), ...lines].join("\n") + "\n";
}

// Numbers keep their digits: a number of JavaScript might lose some.
function jsonOf({ dataset, rows }) {
  const value = (column, word) => {
    if (["articles", "assumed"].includes(column.name)) return JSON.stringify(word ? word.split(" ") : []);
    if (!word) return "null";
    if (column.isNumeric && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(word)) return word;
    return column.type === "boolean" ? word : JSON.stringify(word);
  };
  const lines = rows.map((row) => `{${dataset.columns
    .map((column) => `${JSON.stringify(column.name)}: ${column.objects?.word(row) ?? value(column, column.word(row))}`).join(", ")}}`);
  return `[\n${lines.join(",\n")}\n]\n`;
}

function swiftOf({ dataset, rows }) {
  const columns = [...dataset.keys, ...dataset.columns.filter((column) => ["value", "qualifier", "maximum"].includes(column.role)),
    ...(dataset.unit ? [dataset.unit] : [])];
  // Whichever rows are chosen, a column has one type.
  const types = columns.map(({ type, isNumeric, words }) => {
    const isWhole = type === "integer" && words.every((word) => /^-?\d{0,18}$/.test(word));
    return (isWhole ? "Int" : isNumeric ? "Double" : type === "boolean" ? "Bool" : "String") + (words.includes("") ? "?" : "");
  });
  const escaped = (text) => text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`);
  const literal = (text) => `"${escaped(text.replace(/[\\"]/g, "\\$&"))}"`;
  // A tuple of one element has no name in Swift, and no parentheses.
  const tuple = (cells) => columns.length > 1
    ? `(${cells.map((cell, index) => `${columns[index].swiftName ?? columns[index].name}: ${cell}`).join(", ")})` : cells[0];
  const lines = rows.map((row) => `    ${tuple(columns.map((column, index) => {
    const word = column.word(row);
    return !word ? "nil" : /^S/.test(types[index]) ? literal(word) : word;
  }))},${dataset.doubt(row) && `  // ${escaped(dataset.doubtText(row))}`}`);
  return `let ${dataset.swiftName}: [${tuple(types)}]\x20= [\n${lines.join("\n")}\n]\n`;
}

function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
