// The explorer of a dataset's page: controls, table, chart and copies of what they choose. The state is in the address,
// after `#?`, so that it can be sent on.

const linesOfPage = 100;
const mostColumns = 60;
const mostChoices = 300;

// The words of a column with their labels, for a list of choices.
const choicesOf = (column, sign = "") => column.words.map((word, code) => [sign + word, column.label(code) || say("none")]);

let explorer = null;

async function startExplorer(section) {
  const [dataset] = await Promise.all([loadDataset(section.dataset.dataset), loadTexts()]);
  explorer = new Explorer(section, dataset);
  explorer.readAddress();
}

// Words as a part of an address.
const listed = (words) => words.map(encodeURIComponent).join(",");

class Explorer {
  constructor(section, dataset) {
    this.section = section;
    this.dataset = dataset;
    this.state = this.startState();
    this.filters = element("fieldset", {}, element("legend", {}, say("filter")));
    this.layout = element("fieldset", {}, element("legend", {}, say("layout")));
    this.status = element("p", { class: "status", role: "status" });
    this.plot = element("div");
    this.region = element("div", { class: "scroll", role: "region", tabindex: "0", "aria-label": say("table") });
    this.pages = element("div", { class: "pages" });
    this.makeFilters();
    section.replaceChildren(element("h2", {}, say("explorer")), this.filters, this.layout, this.makeActions(), this.status, this.plot, this.region, this.pages);
    section.hidden = false;
    window.addEventListener("resize", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.drawChart(), 150);
    });
  }

  startState() {
    const { layout, values, choices } = this.dataset;
    const isKey = (name) => choices.some((key) => key.name === name);
    return {
      filters: new Map(), rows: layout.rows.filter(isKey), columns: values.length && isKey(layout.columns) ? layout.columns : "",
      measure: (values.find((column) => column.isNumeric) ?? values[0])?.name ?? "", compare: null, chart: "", sort: "", isDown: false, page: 0,
    };
  }

  // Address

  address() {
    const { filters, rows, columns, measure, compare, chart, sort, isDown, page } = this.state;
    const start = this.startState();
    const parts = new URLSearchParams();
    if (rows.join() !== start.rows.join()) parts.set("rows", listed(rows));
    if (columns !== start.columns) parts.set("columns", columns);
    if (measure !== start.measure) parts.set("measure", measure);
    if (compare) parts.set("compare", listed([compare.field, compare.from, compare.to]));
    if (compare?.onlyChanges) parts.set("changes", "only");
    if (chart) parts.set("chart", chart);
    if (sort) parts.set(isDown ? "down" : "up", sort);
    if (page) parts.set("page", page + 1);
    for (const [name, wanted] of filters) {
      if (typeof wanted === "string") parts.set(`text.${name}`, wanted);
      else parts.set(`is.${name}`, listed([...wanted]));
    }
    return `${parts}` && "#?" + parts;
  }

  // Takes the state from the address, as far as the dataset knows its names.
  readAddress() {
    if (!location.hash.startsWith("#?")) {
      this.show();
      return;
    }
    const parts = new URLSearchParams(location.hash.slice(2));
    const get = (name) => parts.get(name);
    const list = (text) => text.split(",").map(decoded);
    const isKey = (name) => this.dataset.keys.some((key) => key.name === name);
    const state = this.startState();
    if (parts.has("rows")) state.rows = list(get("rows")).filter(isKey);
    const hasValues = this.dataset.values.length > 0;
    if (parts.has("columns") && hasValues) state.columns = isKey(get("columns")) ? get("columns") : "";
    if (this.dataset.values.some(({ name }) => name === get("measure"))) state.measure = get("measure");
    if (parts.has("compare") && hasValues) {
      const [field, from, to] = list(get("compare"));
      const words = isKey(field) ? this.dataset.column(field).words : [];
      if (words.includes(from) && words.includes(to)) {
        state.compare = { field, from, to, onlyChanges: get("changes") === "only" };
      }
    }
    if (["line", "bar"].includes(get("chart")) && hasValues) state.chart = get("chart");
    state.isDown = parts.has("down");
    state.sort = get("down") ?? get("up") ?? "";
    state.page = Math.max(0, (parseInt(get("page"), 10) || 1) - 1);
    for (const [name, value] of parts) {
      const column = this.dataset.column(name.slice(name.indexOf(".") + 1));
      if (!column) continue;
      if (name.startsWith("is.")) state.filters.set(column.name, new Set(list(value)));
      if (name.startsWith("text.")) state.filters.set(column.name, value);
    }
    this.state = state;
    this.makeFilters();
    this.show();
    this.section.scrollIntoView();
  }

  // Controls

  change(changes) {
    Object.assign(this.state, { page: 0 }, changes);
    setAddress(this.address());
    this.show();
  }

  makeFilters() {
    const columns = this.dataset.columns.filter((column) => column.words.length > 1);
    const isUsual = (column) => column.role === "key" || column.name === "flagged";
    const others = columns.filter((column) => !isUsual(column));
    const controls = (columns) => columns.map((column) => this.makeFilter(column));
    const rare = element("details", {}, element("summary", {}, say("moreFilters")),
      element("div", { class: "controls" }, ...controls(others)));
    rare.open = others.some((column) => this.state.filters.has(column.name));
    this.filters.replaceChildren(this.filters.firstElementChild, ...controls(columns.filter(isUsual)), rare);
  }

  unitsOf(column) { return [...this.dataset.unitsOf([...column.codes.keys()], column)]; }

  makeFilter(column) {
    const { filters } = this.state;
    const wanted = filters.get(column.name);
    const set = (value) => {
      if (value) filters.set(column.name, value); else filters.delete(column.name);
      this.change({ filters });
    };
    if (column.words.length > mostChoices || column.role === "value" && column.isNumeric) {
      const units = this.unitsOf(column);
      const unit = units[1] ? " " + units[0] : "";
      const field = element("input", { type: "text", placeholder: column.isNumeric ? `> 40${unit}, 10–20${unit}` : "", size: "12",
        onchange: () => set(field.value.trim()) });
      field.value = typeof wanted === "string" ? wanted : "";
      return labelled(column.title, field);
    }
    const single = wanted instanceof Set && wanted.size === 1 ? [...wanted][0] : null;
    const list = choice([["*", say("all")], ...choicesOf(column, "=")],
      single === null ? "*" : "=" + single, (value) => set(value === "*" ? null : new Set([value.slice(1)])));
    if (wanted instanceof Set && wanted.size > 1) {
      list.prepend(element("option", { value: "several", selected: true }, say("several", { count: wanted.size })));
    }
    return labelled(column.title, list);
  }

  makeLayout() {
    const { dataset, state } = this;
    const named = dataset.choices.map((key) => [key.name, key.title]);
    const measured = dataset.values.map((column) => [column.name, column.title]);
    const controls = [
      labelled(say("rows"), choice(named, state.rows[0] ?? "", (name) => this.change(
        { rows: [name], columns: state.columns === name ? state.rows[0] ?? "" : state.columns }))),
    ];
    // Keys alone stand in no columns, and can be neither compared nor drawn.
    const hasValues = measured.length > 0;
    if (hasValues) controls.push(labelled(say("columns"), choice([["", say("values")], ...named], state.columns, (name) => this.change({
      columns: name, rows: state.rows.map((row) => row === name ? state.columns : row).filter(Boolean), compare: null,
      chart: name ? state.chart : "" }))));
    if (measured.length > 1 && (state.columns || state.compare)) {
      controls.push(labelled(say("value"), choice(measured, state.measure, (measure) => this.change({ measure }))));
    }
    if (hasValues) controls.push(labelled(say("compare"), choice([["", say("nothing")], ...named], state.compare?.field ?? "", (field) => {
      const words = dataset.column(field)?.words ?? [];
      this.change({ compare: field ? { field, from: words[0], to: words.at(-1) } : null });
    })));
    if (state.compare) {
      const column = dataset.column(state.compare.field);
      const words = choicesOf(column);
      const compare = (change) => this.change({ compare: { ...state.compare, ...change } });
      for (const side of ["from", "to"]) {
        controls.push(labelled(say(side), choice(words, state.compare[side], (word) => compare({ [side]: word }))));
      }
      const check = element("input", { type: "checkbox",
        onchange: () => compare({ onlyChanges: check.checked }) });
      check.checked = state.compare.onlyChanges === true;
      controls.push(element("label", { class: "check" }, check, say("onlyChanges")));
    }
    if (hasValues) controls.push(labelled(say("chart"), choice(["", "line", "bar"].map((kind) => [kind, say("chart" + (kind || "none"))]), state.chart,
      (chart) => this.change({ chart, columns: state.columns || this.bestAxis() }))));
    const inputs = () => [...this.layout.querySelectorAll("select, input")];
    const focused = inputs().indexOf(document.activeElement);
    this.layout.replaceChildren(this.layout.firstElementChild, ...controls);
    // The controls are made anew; the keyboard's place stays.
    if (focused >= 0) inputs()[Math.min(focused, controls.length - 1)].focus();
  }

  // The field with the most words makes the longest lines.
  bestAxis() {
    return [...this.dataset.choices].sort((a, b) => b.words.length - a.words.length)[0]?.name ?? "";
  }

  makeActions() {
    const format = choice(Object.entries(formats).map(([name, { title }]) => [name, title]), "md", () => {});
    const copied = element("span", { role: "status" });
    const written = () => formats[format.value].write(this.view);
    return element("div", { class: "actions" }, labelled(say("format"), format),
      copyButton("copy", copied, written),
      button(say("download"), () => download(`${this.dataset.name}.${format.value}`, written(), formats[format.value].type)),
      copyButton("copyLink", copied, () => location.href.replace(/#.*/, "") + (this.address() || "#" + this.section.id)),
      button(say("reset"), () => {
        this.state = this.startState();
        this.makeFilters();
        this.change({});
      }), copied);
  }

  // What is shown

  show() {
    this.view = pivot(this.dataset, this.state);
    const { rows, lines, constants } = this.view;
    this.state.page = Math.min(this.state.page, Math.max(0, Math.ceil(lines.length / linesOfPage) - 1));
    this.makeLayout();
    this.drawTable();
    this.drawChart();
    const doubts = rows.filter((row) => this.dataset.doubt(row)).length;
    const facts = [say("shownValues", { count: counted(rows.length), all: counted(this.dataset.rowCount) }),
      ...constants.map((key) => `${key.title} ${key.label(key.codes[rows[0]])}`),
      ...(doubts ? [say("shownDoubts", { count: counted(doubts) })] : [])];
    // For each filter by a text of a column of numbers what it asks for.
    const asked = [...this.state.filters].map(([name, wanted]) => [this.dataset.column(name), wanted])
      .filter(([column, wanted]) => column.isNumeric && wanted.trim).map(([column, wanted]) => [column, askedNumbers(this.dataset, column, wanted)]);
    if (asked.some(([column, numbers]) => numbers && !numbers[3] && this.unitsOf(column)[1])) facts.push(say("unlikeUnits"));
    this.status.textContent = rows.length ? facts.join(" · ") : asked.every(([, numbers]) => numbers) ? say("nothingFound") : say("noNumber");
  }

  drawChart() {
    const { chart, compare } = this.state;
    const view = chart && compare ? comparedAlong(this.dataset, this.state, this.view) : this.view;
    const drawn = chart ? chartOf(view, chart, Math.min(960, this.section.clientWidth - 34)) : null;
    this.plot.replaceChildren(drawn ?? (chart && remark(say("noChart"))));
  }

  drawTable() {
    const { dataset, fields, across, heads, measure, lines, isCompared } = this.view;
    const first = this.state.page * linesOfPage;
    const shown = lines.slice(first, first + linesOfPage);
    const columns = across ? heads.slice(0, mostColumns) : [];
    const titled = (name, title, isNumeric, properties) => this.drawHead(name, title, { scope: "col", class: isNumeric ? "number" : null, ...properties });
    const head = element("tr", {}, ...fields.map((field) => titled(field.name, field.title)),
      ...(across ? columns.map((code) => {
        // A short label has its whole one beside it for screen readers.
        const [label, short] = [across.label(code) || say("none"), across.shortLabel(code) || say("none")];
        return titled("=" + across.words[code], short, measure.isNumeric, { abbr: label === short ? null : label });
      }) : dataset.values.map((column) => titled(column.name, column.titleWithUnit, column.isNumeric))),
      ...(isCompared ? [titled("~", say("difference"), true)] : []));
    const body = shown.map((line) => element("tr", {},
      ...fields.map((field, place) => this.drawField(field, line, place)),
      ...(across ? columns.map((_, place) => this.drawCell(line.rows[place], measure))
        : dataset.values.map((column) => this.drawCell(line.rows[0], column))),
      ...(isCompared ? [element("td", { class: "number" }, lineDifference(this.view, line, (text) => `● ${text}`))] : [])));
    const table = element("table", {}, element("caption", {}, pivotTitle(this.view)), element("thead", {}, head), element("tbody", {}, ...body));
    this.region.replaceChildren(...(shown.length ? [table] : []));
    this.drawPages(lines.length, heads.length);
  }

  // A button that sorts the lines: up, then down, then as they were.
  drawHead(name, title, properties) {
    const { sort, isDown } = this.state;
    const order = sort !== name ? null : isDown ? "descending" : "ascending";
    const sorters = () => [...this.region.querySelectorAll("thead button")];
    const sorter = button(title, () => {
      const place = sorters().indexOf(sorter);
      this.change({ sort: isDown && order ? "" : name, isDown: order === "ascending" });
      sorters()[place].focus();
    }, { title: say("sort") });
    return element("th", { ...properties, "aria-sort": order }, sorter);
  }

  // All fields of a line together are its head, which leads to a record without values.
  drawField(field, line, place) {
    const label = field.label(line.codes[place]) || "—";
    const { dataset, across, fields } = this.view;
    const isOnlyLink = !across && place === fields.length - 1
      && dataset.values.every((column) => !dataset.shown(line.rows[0], column));
    return element("th", { scope: "row", class: label.length > 40 ? "text" : null }, isOnlyLink ? element("a", { href: dataset.link(line.rows[0]) }, label) : label);
  }

  drawCell(row, column) {
    if (row < 0) return element("td", { class: "number missing" }, unseen(say(row < -1 ? "leftOut" : "noValueHere")));
    const doubt = column.role === "value" ? this.dataset.doubt(row, column) : "";
    const text = this.dataset.withUnit(row, column);
    const cell = element("td", { class: [column.isNumeric ? "number" : "text", doubt && `doubt-${doubt}`].filter(Boolean).join(" ") });
    if (text) cell.append(element("a", { href: this.dataset.link(row) }, text));
    if (doubt) {
      const told = this.dataset.doubtText(row);
      // Before the text, since it would move the digits of a number out of their column.
      cell.prepend(element("span", { class: "mark", title: told, "aria-hidden": "true" }, "●"), " ");
      cell.append(unseen(` (${told})`));
    }
    return cell;
  }

  drawPages(count, columns) {
    const pages = Math.ceil(count / linesOfPage);
    const parts = [];
    if (columns > mostColumns) parts.push(element("p", {}, say("moreColumns", { shown: mostColumns, count: counted(columns) })));
    if (pages > 1) {
      const { page } = this.state;
      const turn = (by) => {
        this.change({ page: page + by });
        const next = this.pages.querySelectorAll("button")[by < 0 ? 0 : 1];
        (next.disabled ? this.region : next).focus();
      };
      parts.push(button(say("previous"), () => turn(-1), { disabled: page === 0 }),
        element("span", {}, say("pageOf", { page: counted(page + 1), count: counted(pages) })),
        button(say("next"), () => turn(1), { disabled: page === pages - 1 }));
    }
    this.pages.replaceChildren(...parts);
  }
}

const labelled = (text, control) => element("label", { class: "control" }, element("span", {}, text), control);

function choice(options, value, action) {
  const list = element("select", { onchange: () => action(list.value) }, ...options.map(([name, title]) => element("option", { value: name }, title)));
  list.value = value;
  return list;
}
