// A chart of a pivot: lines or bars along the column field, one series a line of the table, labels at the series' ends. The scales
// and marks are those of the pictures that measurebook draws.
// More than six series are divided into panels, so that each can be told by its place.

const mostSeries = 6;
const mostPanels = 24;

// An element with the chart, one for each unit, or null where the pivot has no numbers.
function chartOf(view, kind, width, only = "") {
  const { dataset, measure, across, heads } = view;
  const units = dataset.unitsOf(view.lines.flatMap(({ rows }) => rows), measure);
  if (!measure.isNumeric || !across || heads.length < 2) return null;
  if (units.size > 1 && !only) return element("div", {}, ...[...units].slice(0, mostSeries).map((unit) => chartOf(view, kind, width, unit)));
  const unit = only || [...units].join("");
  const series = view.lines.map((line) => ({
    line,
    label: view.fields.map((field, index) => view.fields[1] ? field.fullLabel(line.codes[index]) : field.label(line.codes[index])).filter(Boolean),
    // Null where a record has no number, 0 where there is no record, undefined where it is left out or of another unit.
    points: line.rows.map((row) => row === -1 ? 0 : row >= 0 && !measure.word(row) ? null
      : row >= 0 && dataset.unitOf(row, measure) === unit ? pointOf(view, row) : undefined),
  })).filter(({ points }) => points.some(Boolean));
  if (!series.length) return null;
  // In a series of bars for most words of the axis, a word without a record misses a value, too.
  if (kind === "bar") for (const one of series) if (one.points.filter((point) => point !== 0).length * 2 > heads.length) one.points = one.points.map((point) => point === 0 ? null : point);
  const panels = panelsOf(series);
  const shown = panels.slice(0, mostPanels);
  const points = shown.flatMap((panel) => panel.series).flatMap((one) => one.points);
  const drawn = points.filter(Boolean);
  const isSmall = panels.length > 1;
  const panelWidth = isSmall ? Math.max(300, Math.floor(width / Math.max(1, Math.floor(width / 320))) - 12) : width;
  const numbers = kind === "line" && across.order === "numbers" ? heads.map((code) => Number(across.words[code])) : [NaN];
  const scales = {
    y: ticksOf(withMarks(drawn), isSmall ? 3 : 5, kind === "bar"),
    x: numbers.some(Number.isNaN) ? null : ticksOf(numbers, isSmall ? 3 : 6), numbers };
  const plot = element("div", { class: "plot" });
  plot.append(remark(`${measure.title}${unit && ` (${unit})`} · ${across.title}`));
  const grid = element("div", { class: isSmall ? "panels" : "" });
  for (const panel of shown) grid.append(drawPanel(view, panel, scales, kind, Math.min(panelWidth, width)));
  plot.append(grid);
  const legend = [["marksOfReach", kind === "line" && (({ value, end, side }) => side || end !== value)],
    ["marksOfLimits", kind === "bar" && (({ side }) => side)], ["marksOfAbout", ({ isAbout }) => isAbout],
    ["marksOfDoubt", ({ doubt }) => doubt]].filter(([, test]) => test && drawn.some(test)).map(([name]) => say(name));
  if (kind === "bar" && points.includes(null)) legend.push(say("marksOfGaps"));
  if (legend.length) plot.append(remark(legend.join(" · ")));
  if (panels.length > mostPanels) plot.append(remark(say("morePanels", { count: counted(panels.length - mostPanels) })));
  return plot;
}

// A value with what it leaves open: the end of a range, on which side a limit is (1 below), or that it is about a number.
function pointOf({ dataset, measure }, row) {
  const [[sign], maximum] = dataset.reach(row, measure);
  const value = Number(measure.word(row));
  return { value, end: maximum ? Number(maximum) : value, side: { "<": 1, "≤": 1, ">": -1, "≥": -1 }[sign] ?? 0,
    isAbout: sign === "~", doubt: dataset.doubt(row, measure) };
}

// The ends of a scale with room for arrows and waves. Zero is where most quantities end.
function withMarks(points) {
  const values = points.flatMap(({ value, end }) => [value, end]);
  const [low, high] = extent(values);
  const room = (high - low) / 8;
  for (const { value, side, isAbout } of points) {
    if (side < 0 || isAbout) values.push(value + room);
    else if (side) values.push(value < 0 ? value - room : Math.max(0, value - room));
  }
  return values;
}

// Spreading 100,000 arguments would overflow the stack.
const extent = (values) => values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);

// Panels by the first field where each then has few series, else one for each series.
function panelsOf(series) {
  if (series.length <= mostSeries) return [{ title: "", series: series.map((one) => ({ ...one, label: one.label.join(" · ") })) }];
  const groups = new Map();
  for (const one of series) {
    const name = one.label[0];
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push({ ...one, label: one.label.slice(1).join(" · ") });
  }
  const named = [...groups.values()];
  if (named.every((group) => group.length <= mostSeries)) {
    // Equal labels have one colour in all panels, where there are few.
    const labels = [...new Set(named.flat().map(({ label }) => label))];
    if (labels.length <= mostSeries) for (const one of named.flat()) one.look = labels.indexOf(one.label);
    return [...groups].map(([title, group]) => ({ title, series: group }));
  }
  return series.map((one) => ({ title: one.label.join(" · "), series: [{ ...one, label: "" }] }));
}

// Few, round ticks around all values; whole ones between whole numbers.
function ticksOf(values, count, fromZero) {
  let [low, high] = extent(fromZero ? [0, ...extent(values)] : values);
  if (low === high) { low -= Math.abs(low) * 0.1 || 1; high += Math.abs(high) * 0.1 || 1; }
  const rough = Math.max((high - low) / count, values.every(Number.isInteger) ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = [];
  for (let number = first; number <= last; number += 1) ticks.push(Number((number * step).toPrecision(12)));
  low = first * step;
  return { ticks, labels: ticks.map(tickText), share: (value) => (value - low) / (last * step - low) };
}

// With a minus sign, and thousands apart where a number has five digits or more.
const tickText = (tick) => String(tick).replace("-", "−").replace(/^−?\d{5,}/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, "\u202f"));

const measuring = { context: null, widths: new Map() };

function textWidth(text) {
  if (!measuring.context) {
    measuring.context = document.createElement("canvas").getContext("2d");
    measuring.context.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  }
  if (!measuring.widths.has(text)) measuring.widths.set(text, measuring.context.measureText(text).width);
  return measuring.widths.get(text);
}

function shortened(text, width) {
  if (textWidth(text) <= width) return text;
  // Long names often differ at their end.
  const letters = [...text];
  const cut = (count) => letters.slice(0, count).join("") + "…" + letters.slice(-Math.ceil(count / 2)).join("");
  let count = 100;
  while (count > 1 && textWidth(cut(count)) > width) count -= 1;
  return cut(count);
}

function drawPanel(view, panel, scales, kind, width) {
  const { across, heads } = view;
  const labels = panel.series.map(({ label }) => label);
  const names = heads.map((code) => across.shortLabel(code));
  const widest = Math.max(...names.map(textWidth)) + 10;
  let right = Math.min(width * 0.5, Math.max(16, ...labels.map((label) => textWidth(label) + 24)));
  let left = Math.max(...scales.y.labels.map(textWidth)) + 10;
  let band = (width - left - right) / heads.length;
  // Words without an order that have no room beside each other are below each other: the plot is turned, its texts are not.
  const isTurned = !across.order && widest > band;
  if (isTurned) [left, right, band] = [Math.min(widest, width * 0.4), Math.min(right, width * 0.3), kind === "bar" ? 14 * labels.length + 6 : 22];
  // A long title has its last part in a line of its own. Titles are bold, so that they need more room than is measured.
  const { title } = panel;
  const room = width * 0.85;
  const at = textWidth(title) > room ? title.lastIndexOf(" · ") : -1;
  const titles = at < 0 ? [title] : [title.slice(0, at), title.slice(at + 3)];
  const head = title && 16 * titles.length;
  const top = head ? 10 + head : 12;
  const length = isTurned && band * heads.length;
  const height = Math.max(length ? top + length + 30 : head ? 184 + head : 220, head ? 0 : 40 + 18 * labels.length);
  const [inner, bottom] = [width - left - right, length ? top + length : height - 30];
  const along = (share) => left + 8 + (inner - 16) * share;
  const x = (index) => scales.x ? along(scales.x.share(scales.numbers[index])) : (isTurned ? top : left) + band * (index + 0.5);
  const y = (value) => isTurned ? -left - inner * scales.y.share(value) : bottom - (bottom - top) * scales.y.share(value);
  y.end = y(scales.y.ticks[0]);
  const name = [title, view.measure.title].filter(Boolean).join(": ");
  const drawing = svgElement("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": say("chartOf", { name }) });
  if (head) titles.forEach((line, place) => drawing.append(svgElement("text", { x: 0, y: 14 + 16 * place, class: "title" }, shortened(line, room))));
  const plot = svgElement("g", isTurned ? { transform: "rotate(90)" } : {});
  drawing.append(plot);
  const drawNames = (names, y) => names.forEach((name, place) =>
    drawing.append(svgElement("text", { x: left - 6, y: y(place) + 4, "text-anchor": "end" }, shortened(name, left - 6))));
  const { ticks } = scales.y;
  for (const tick of ticks) drawPath(plot, `M${isTurned ? top : left} ${y(tick)}h${length || inner}`, kind === "bar" && !tick ? "axis" : "grid");
  drawNames(isTurned ? names : scales.y.labels, isTurned ? x : (place) => y(ticks[place]));
  if (isTurned) drawHeads(drawing, scales.y.labels, (place) => -y(ticks[place]), bottom + 20, width);
  else if (scales.x && !across.labels) drawHeads(drawing, scales.x.labels, (index) => along(scales.x.share(scales.x.ticks[index])), height - 10, width);
  else drawHeads(drawing, names, x, height - 10, width, scales.x ? 120 : band);
  panel.series.forEach((series, index) => {
    series.look ??= index;
    if (kind === "bar") drawBars(plot, series, index, panel.series.length, x, y, band);
    else drawLine(plot, series, x, y, scales.x, across.order);
  });
  drawLabels(drawing, panel.series, isTurned ? null : y, width - right + 8, right - 10, top, bottom, kind);
  return drawing;
}

// As many labels as have room, those at the ends moved into the picture.
function drawHeads(drawing, labels, x, y, width, band = x(1) - x(0)) {
  const widest = Math.max(...labels.map(textWidth)) + 10;
  const every = Math.max(1, Math.ceil(Math.min(widest, 120) / band));
  let end = 0;
  labels.forEach((label, index) => {
    if (index % every) return;
    const text = shortened(label, band * every - 6);
    const half = textWidth(text) / 2 + 1;
    const at = Math.min(Math.max(x(index), half), width - half);
    if (at - half < end) return;
    end = at + half + 4;
    drawing.append(svgElement("text", { x: at, y, "text-anchor": "middle" }, text));
  });
}

const drawPath = (drawing, d, name) => drawing.append(svgElement("path", { d, class: name }));

const lookOf = (look) => `series-${look % mostSeries + 1}`;

// A gap where a value is missing; on a scale of numbers also none for a number that has no record. Words without an order have points alone.
function drawLine(drawing, { points, look }, x, y, isScale, order) {
  let path = "";
  let isDown;
  points.forEach((point, place) => {
    if (point) path += `${isDown ? "L" : "M"}${x(place).toFixed(1)} ${y(point.value).toFixed(1)}`;
    if (point !== 0 || !isScale) isDown = order && point;
  });
  drawPath(drawing, path, `line ${lookOf(look)}`);
  points.forEach((point, place) => {
    if (!point) return;
    if (point.end !== point.value) drawPath(drawing, `M${x(place)} ${y(point.value)}V${y(point.end)}m-4 0h8`, `line ${lookOf(look)}`);
    drawPath(drawing, shape(look, x(place), y(point.value), 3.5), `point ${lookOf(look)}`);
    drawMarks(drawing, point, x(place), y, look);
  });
}

// An arrow to what a limit allows, a wave above an approximate number, and a ring around a value in doubt.
// In a bar the arrow has room if that is long.
function drawMarks(drawing, { value, side, isAbout, doubt }, x, y, look, isBar) {
  const from = y(value);
  const isShort = isBar && side > 0 === value >= 0 && Math.abs(from - y(0)) < 20;
  const path = side ? !isShort && `M${x} ${from}v${side > 0 ? Math.min(16, y.end + 8 - from) : -16}m-4 ${-5 * side}l4 ${5 * side}l4 ${-5 * side}`
    : isAbout && `M${x - 5} ${from - 9}l3-2l4 3l3-2`;
  if (path) drawPath(drawing, path, `line ${lookOf(look)}`);
  if (doubt) drawing.append(svgElement("circle", { cx: x, cy: from, r: 7, class: `line ${doubt}` }));
}

// Each series has a shape, too: circle, square, triangle, diamond, and the last two upside down and slim.
const corners = [
  [], [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]], [[0, -1.2], [1.1, 0.8], [-1.1, 0.8]], [[0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]],
  [[0, 1.2], [1.1, -0.8], [-1.1, -0.8]], [[-0.5, -1.3], [0.5, -1.3], [0.5, 1.3], [-0.5, 1.3]],
];

function shape(index, x, y, size) {
  const places = corners[index % mostSeries].map(([dx, dy]) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`);
  return places.length ? `M${places.join("L")}Z` : `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
}

// A range is a bar from its lower end to its upper end, a limit a hollow bar.
function drawBars(drawing, { points, look }, index, count, x, y, band) {
  const width = Math.max(1, band * 0.8 / count);
  points.forEach((point, place) => {
    if (!point && point !== null) return;
    const left = x(place) - band * 0.4 + width * index;
    const [from, to] = point ? [y(point.end === point.value ? 0 : point.end), y(point.value)] : [y(0), y(0) - 10];
    drawing.append(svgElement("rect", {
      x: left, y: Math.min(from, to), width: Math.max(1, width - 1), height: Math.max(1, Math.abs(from - to)),
      class: `${!point ? "lack" : point.side ? "line" : "bar"} ${lookOf(look)}` }));
    if (point) drawMarks(drawing, point, left + width / 2, y, look, true);
  });
}

// Labels at the lines' ends, moved apart where they would overlap; those of bars and of what is turned from the top.
function drawLabels(drawing, series, y, left, room, top, bottom, kind) {
  const labels = series.map(({ label, points, look }, index) => {
    const last = points.findLast(Boolean);
    return { label, look, at: kind === "bar" || !y ? top + 8 + index * 16 : y(last.value) + 4 };
  }).filter(({ label }) => label).sort((a, b) => a.at - b.at);
  for (let index = 1; index < labels.length; index += 1) labels[index].at = Math.max(labels[index].at, labels[index - 1].at + 15);
  const excess = labels.length ? labels.at(-1).at - bottom : 0;
  if (excess > 0) {
    labels.at(-1).at -= excess;
    for (let index = labels.length - 2; index >= 0; index -= 1) labels[index].at = Math.min(labels[index].at, labels[index + 1].at - 15);
  }
  for (const { label, look, at } of labels) {
    const mark = { class: `${kind === "bar" ? "bar" : "point"} ${lookOf(look)}` };
    drawing.append(kind === "bar" ? svgElement("rect", { x: left - 6, y: at - 9, width: 10, height: 10, ...mark })
      : svgElement("path", { d: shape(look, left - 1, at - 4, 3.5), ...mark }));
    const text = svgElement("text", { x: left + 8, y: at }, shortened(label, room - 10));
    text.append(svgElement("title", {}, label));
    drawing.append(text);
  }
}
