// What the explorer shows: the rows that pass the filters, as lines of key fields and one value a cell.
//
// state = { filters: Map of column name to a Set of words or to a text, rows: [name], columns: name or "", measure: name,
//           compare: { field, from, to, onlyChanges } or null, chart: "", "line" or "bar", page: number,
//           sort: what the lines are sorted by, isDown }
// sort is the name of a row field or value, = with a word of the column field, ~ for the difference, or empty.

// The rows that pass all filters.
function filteredRows(dataset, state) {
  const tests = [];
  for (const [name, wanted] of state.filters) {
    const column = dataset.column(name);
    const asked = typeof wanted === "string" && askedNumbers(dataset, column, wanted);
    // Each word is tested once.
    const passes = asked || column.words.map((word, code) => typeof wanted === "string"
      ? holds(word, wanted) || holds(column.label(code), wanted) : wanted.has(word));
    tests.push((row) => asked ? isWithin(asked, dataset, row, column) : passes[column.codes[row]]);
  }
  const rows = [];
  for (let row = 0; row < dataset.rowCount; row += 1) {
    if (tests.every((test) => test(row))) rows.push(row);
  }
  return rows;
}

const holds = (text, part) => fold(text).includes(fold(part.trim()));

// The lowest and the highest number of a value or a comparison, and whether they are not meant.
const numbersOf = (sign, low, high) =>
  [/[<≤]/.test(sign) ? -Infinity : low, /[>≥]/.test(sign) ? Infinity : high, /^[<>]$/.test(sign)];

// A number as people write it: −7, .5, 1e-3, 1 024.
const written = "([+-]?(?=\\.?\\d)(?:\\d{1,3}(?:[,\\s]\\d{3})+|\\d*)(?:\\.\\d+)?(?:e[+-]?\\d+)?)";
const question = new RegExp(`^([<>]=?|[≤≥=~≈])?\\s*${written}(?:\\s*(?:–|\\.\\.|to|-)\\s*${written})?\\s*(.*)$`, "i");

// The numbers that a text asks for, their unit, and whether they are approximate: >40, 10–20 mm, 7.., ~7. Null for other texts.
function askedNumbers(dataset, column, text) {
  if (column.words.some(isNaN)) return null;
  const [, sign = "", ...parts] = question.exec(
    text.trim().replaceAll("−", "-").replace(/^\.\.\s*/, "≤").replace(/^(.*\d)\s*\.\.(?!\s*[-+.\d])/, "≥$1")) ?? [];
  const [low, high] = parts.map((part) => part?.replace(/[,\s+]/g, ""));
  const unit = parts[2];
  const known = unit && dataset.unitNamed(unit, column);
  if (!low || sign && high || unit && !known || !(sign || high || known || column.isNumeric)) return null;
  return [...numbersOf(sign, low, high ?? low), known, /[~≈]/.test(sign)];
}

// Whether all numbers that a value allows are among those asked for. An approximate one may be any.
function isWithin([low, high, isOpen, unit, isAbout], dataset, row, column) {
  const [word, [sign, end]] = [column.word(row), dataset.reach(row, column)];
  const [first, last, isBelow] = numbersOf(sign, word, end || word);
  const [above, beyond] = [order(first, low), order(last, high)];
  return word && isAbout === (sign === "~") && above >= 0 && beyond <= 0 && (!unit || unit === dataset.unitOf(row, column))
    && (!isOpen || isBelow || (high === Infinity ? above > 0 : beyond < 0));
}

// The key fields in which some rows differ.
function varyingKeys(dataset, rows) {
  return dataset.keys.filter((key) => rows.some((row) => key.codes[row] !== key.codes[rows[0]]));
}

// Lines with a cell for each word of the column field, or for each value column where there is none.
// lines: [{ codes: of the row fields, rows: for each head a row of the dataset, -1 for none, or -2 where a filter leaves it out }]
function pivot(dataset, state) {
  let rows = filteredRows(dataset, state);
  const across = dataset.column(state.compare?.field ?? state.columns);
  const measure = dataset.column(state.measure) ?? dataset.values[0];
  let heads = [];
  if (state.compare && across) {
    heads = [state.compare.from, state.compare.to].map((word) => across.words.indexOf(word));
    rows = rows.filter((row) => heads.includes(across.codes[row]));
  } else if (across) {
    heads = [...new Set(rows.map((row) => across.codes[row]))].sort((a, b) => a - b);
  }
  const varying = varyingKeys(dataset, rows);
  const chosen = state.rows.map((name) => dataset.column(name)).filter((key) => key && key !== across);
  const several = [...new Set([...chosen, ...varying])].filter((key) => key !== across && varying.includes(key));
  const fields = several.length ? several : chosen.slice(0, 1);
  const constants = rows.length
    ? dataset.keys.filter((key) => !varying.includes(key) && !fields.includes(key) && key !== across) : [];
  let lines = across ? crossed(dataset, rows, fields, across, heads, constants)
    : rows.map((row) => ({ codes: fields.map((field) => field.codes[row]), rows: [row] }));
  if (state.compare?.onlyChanges && across) {
    const text = (row) => row < 0 ? "" : dataset.shown(row, measure);
    lines = lines.filter((line) => text(line.rows[0]) !== text(line.rows[1]));
    rows = lines.flatMap((line) => line.rows.filter((row) => row >= 0));
  }
  sortLines(lines);
  const view = { dataset, rows, fields, across, heads, measure, constants, lines, isCompared: Boolean(state.compare && across) };
  if (state.sort) sortView(view, state);
  return view;
}

function crossed(dataset, rows, fields, across, heads, constants) {
  const lines = new Map();
  const places = new Map(heads.map((code, index) => [code, index]));
  const size = fields.reduce((product, field) => product * field.words.length, 1);
  const codesOf = (row) => fields.map((field) => field.codes[row]);
  const keyOf = (codes) => size < Number.MAX_SAFE_INTEGER
    ? codes.reduce((sum, code, index) => sum * fields[index].words.length + code, 0) : codes.join();
  for (const row of rows) {
    const codes = codesOf(row);
    const key = keyOf(codes);
    let line = lines.get(key);
    if (!line) lines.set(key, line = { codes, rows: new Array(heads.length).fill(-1) });
    line.rows[places.get(across.codes[row])] = row;
  }
  if (rows.length < dataset.rowCount) across.codes.forEach((code, row) => {
    const [line, place] = [lines.get(keyOf(codesOf(row))), places.get(code)];
    if (line?.rows[place] === -1 && constants.every(({ codes }) => codes[row] === codes[rows[0]])) line.rows[place] = -2;
  });
  return [...lines.values()];
}

function sortLines(lines) {
  lines.sort((a, b) => {
    const place = a.codes.findIndex((code, index) => code !== b.codes[index]);
    return place < 0 ? a.rows[0] - b.rows[0] : a.codes[place] - b.codes[place];
  });
}

// Lines without a value come last. Words have the order of their codes; numbers of one unit are together.
function sortView(view, { sort, isDown }) {
  const { dataset, fields, across, heads, measure, lines } = view;
  const field = fields.findIndex(({ name }) => name === sort);
  const head = across ? heads.findIndex((code) => "=" + across.words[code] === sort) : 0;
  const column = across ? measure : dataset.values.find(({ name }) => name === sort);
  const rank = (line) => {
    if (field >= 0) return [0, line.codes[field]];
    if (sort === "~") return [0, lineDifference(view, line).replace("−", "-").replace(/[±=]/, "0")];
    const row = line.rows[head] ?? -1;
    if (row < 0 || !column?.word(row)) return [0, NaN];
    return column.isNumeric ? [dataset.unitRank(row, column), column.word(row)] : [0, column.codes[row]];
  };
  const isMissing = (value) => isNaN(parseFloat(value));
  const ranks = new Map(lines.map((line) => [line, rank(line)]));
  lines.sort((a, b) => {
    const [[unit, first], [otherUnit, second]] = [ranks.get(a), ranks.get(b)];
    return isMissing(first) - isMissing(second) || unit - otherUnit || (isDown ? order(second, first) : order(first, second));
  });
}

// What a chart of a comparison shows: the two words as series along the field that has the most words on the lines.
function comparedAlong(dataset, state, view) {
  const counts = view.fields.map((_, index) => new Set(view.lines.map((line) => line.codes[index])).size);
  const axis = view.fields[counts.indexOf(Math.max(...counts))];
  const { field, from, to } = state.compare;
  const rows = [...view.fields.filter((other) => other !== axis).map(({ name }) => name), field];
  const filters = new Map(state.filters).set(field, new Set([from, to]));
  return pivot(dataset, { ...state, filters, rows, columns: axis?.name ?? "", compare: null });
}

// What is above the table of a view.
function pivotTitle({ dataset, across, measure }) {
  return across ? `${measure.titleWithUnit} · ${across.title}` : dataset.title;
}

// The text of each cell of a pivot, with a line of heads: for copies. The mark is put behind values in doubt.
function pivotTexts(view, mark = "") {
  const { dataset, fields, across, heads, measure, isCompared } = view;
  const titles = fields.map((field) => field.title);
  if (across) titles.push(...heads.map((code) => across.shortLabel(code)), ...(isCompared ? [say("difference")] : []));
  else titles.push(...dataset.values.map((column) => column.titleWithUnit));
  const told = (row, column) => row < 0 ? "" : dataset.withUnit(row, column) + (dataset.doubt(row, column) && mark);
  const lines = view.lines.map((line) => {
    const texts = fields.map((field, index) => field.label(line.codes[index]));
    if (!across) return texts.concat(dataset.values.map((column) => told(line.rows[0], column)));
    texts.push(...line.rows.map((row) => told(row, measure)));
    if (isCompared) texts.push(lineDifference(view, line, (text) => text + mark));
    return texts;
  });
  return [titles, ...lines];
}

// Numbers with a qualifier or of different units have no difference. One of values in doubt is marked.
function lineDifference({ dataset, measure }, { rows }, mark = (text) => text) {
  if (rows.some((row) => row < 0)) return "";
  const [isNew, isGone] = rows.map((row) => !measure.word(row));
  if (isNew || isGone) return isNew && isGone ? "" : say(isNew ? "new" : "gone");
  const [from, to] = rows.map((row) => dataset.withUnit(row, measure));
  const isExact = measure.isNumeric && rows.every((row) => !dataset.reach(row, measure).some(Boolean)
    && dataset.unitOf(row, measure) === dataset.unitOf(rows[0], measure));
  const text = isExact ? difference(...rows.map((row) => measure.word(row))) : from === to ? "=" : "≠";
  return rows.some((row) => dataset.doubt(row, measure)) ? mark(text ?? "") : text ?? "";
}
