// A dataset by column, as its data script has it: different words, and for each row the position of its word.

class Column {
  constructor(content, rows) {
    Object.assign(this, content);
    this.codes = new Int32Array(rows);
    if (content.runs) {
      for (let index = 0, row = 0; index < content.runs.length; index += 2) {
        this.codes.fill(content.runs[index], row, row += content.runs[index + 1]);
      }
    } else {
      this.codes.set(content.cells);
    }
    this.runs = this.cells = null;
    // What JSON has instead of the words.
    if (content.objects) this.objects = new Column(content.objects, rows);
    this.doubts &&= new Set(this.doubts);
    this.missing = new Set(this.missing);
    this.isNumeric = content.type === "number" || content.type === "integer" || content.role === "maximum";
  }

  word(row) { return this.words[this.codes[row]]; }
  get titleWithUnit() { return this.title + (this.unit ? ` (${this.unit})` : ""); }
  label(code) { return this.labels ? this.labels[code] : this.words[code]; }
  // With the title of the column where the label does not explain itself.
  fullLabel(code) { return (this.isTitled && this.label(code) ? this.title + " " : "") + this.label(code); }
  // For heads of columns and axes.
  shortLabel(code) { return this.shortLabels ? this.shortLabels[code] : this.label(code); }
}

class Dataset {
  constructor(name, content) {
    Object.assign(this, content, { name, rowCount: content.rows });
    this.columns = content.columns.map((column) => new Column(column, content.rows));
    this.byName = new Map(this.columns.map((column) => [column.name, column]));
    this.keys = this.columns.filter((column) => column.role === "key");
    // A key of one word chooses nothing.
    this.choices = this.keys.filter((key) => key.words.length > 1);
    this.values = this.columns.filter((column) => column.role === "value");
    [this.unit, this.flagged, this.implied] = ["unit", "flagged", "implied"].map((name) => this.column(name));
  }

  column(name) { return this.byName.get(name); }

  // The anchor of a record's entry on its page.
  anchor(row) { return "v-" + this.keys.map((key) => addressPart(key.word(row))).join("."); }

  link(row) { return pageLink(`datasets/${addressPart(this.name)}.html`, this.anchor(row)); }

  // A value as people write it: ≤37, 10–12, -5 to -2; — for what the source says is missing.
  shown(row, column) {
    const text = column.label(column.codes[row]);
    if (!text) return column.missing.has(row) ? "—" : "";
    if (!column.companions) return text;
    const [qualifier, maximum] = this.reach(row, column);
    return !maximum ? qualifier + text : /^-|–-/.test(`${text}–${maximum}`) ? say("range", { low: text, high: maximum }) : `${text}–${maximum}`;
  }

  // The qualifier of a value and the upper end of a range, each empty if there is none.
  reach(row, column) { return [0, 1].map((place) => this.column(column.companions?.[place])?.word(row) ?? ""); }

  // The unit of a record's number; empty for other values.
  unitOf(row, column) {
    return column.isNumeric && column.word(row) ? column.unit ?? this.unit?.label(this.unit.codes[row]) ?? "" : "";
  }

  unitsOf(rows, column) { return new Set(rows.map((row) => row >= 0 && this.unitOf(row, column)).filter(Boolean)); }

  // The place of a record's unit among those of the dataset.
  unitRank(row, column) { return column.unit ? 0 : this.unit?.codes[row] ?? 0; }

  // A unit that numbers of the column may have, by any of its names, as it is shown; the case of its letters counts only where another one differs by it.
  unitNamed(name, column) {
    const units = column.unitNames ? [column.unitNames] : this.unit?.nameLists ?? [];
    const shown = (isSame) => units.find((names) => names.some(isSame))?.[0];
    return shown((unit) => unit === name) ?? shown((unit) => fold(unit) === fold(name));
  }

  // The same with its unit where no head has it.
  withUnit(row, column) {
    const unit = this.unit?.words.length > 1 && this.unitOf(row, column);
    return this.shown(row, column) + (unit ? ` ${unit}` : "");
  }

  // "open", "accepted" or empty: of a record, or of its value in a column.
  doubt(row, column) { return column?.doubts?.has(row) === false ? "" : this.flagged?.word(row) ?? ""; }

  // What is said of a doubtful record beside its mark.
  doubtText(row) {
    const implied = this.implied?.word(row);
    const text = this.flagged.label(this.flagged.codes[row]);
    return implied ? `${text}: ${say("implied", { value: implied })}` : text;
  }
}

const decimal = /^-?\d+(\.\d+)?$/;

// Less than 0 where the first of two numbers is less. Those of JavaScript alone would lose digits.
const order = (first, second) => Number(first) - Number(second)
  || { "+": 1, "−": -1 }[difference(`${second}`, `${first}`)?.[0]] || 0;

// The exact difference of two decimal numbers; null where a text is none.
function difference(from, to) {
  const [first, second] = [from, to].map((text) => decimal.test(text) ? text.split(".") : null);
  if (!first || !second) return null;
  const places = Math.max(first[1]?.length ?? 0, second[1]?.length ?? 0);
  const [low, high] = [first, second].map(([whole, part = ""]) => BigInt(whole + part.padEnd(places, "0")));
  const result = high - low;
  const digits = String(result).replace("-", "").padStart(places + 1, "0");
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, "") : digits;
  return (result < 0n ? "−" : result > 0n ? "+" : "±") + text;
}
