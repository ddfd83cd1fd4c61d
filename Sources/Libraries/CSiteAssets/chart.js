// A chart of a pivot: lines or bars along the column field, one series a line of the table, labels at the series' ends.
// More than six series are divided into panels, so that each can be told by its place.

const mostSeries = 6;
const mostPanels = 24;

// An element with the chart, or null where the pivot has no numbers, or numbers of several units.
function chartOf(view, kind, width) {
  const { measure, across, heads } = view;
  const { dataset } = view;
  const units = dataset.unitsOf(view.lines.flatMap(({ rows }) => rows), measure);
  if (!measure.isNumeric || !across || heads.length < 2 || units.size > 1) return null;
  const series = view.lines.map((line) => ({
    line,
    label: view.fields.map((field, index) => field.label(line.codes[index])),
    // Null where a record has no number, 0 where there is no record.
    points: line.rows.map((row) => row < 0 ? 0 : measure.word(row) ? pointOf(view, row) : null),
  })).filter(({ points }) => points.some(Boolean));
  if (!series.length) return null;
  const panels = panelsOf(series);
  const values = panels.slice(0, mostPanels).flatMap((panel) => panel.series).flatMap(({ points }) => points.filter(Boolean).flatMap(({ value, end }) => [value, end]));
  const scale = ticksOf(values, kind === "bar");
  const isSmall = panels.length > 1;
  const panelWidth = isSmall ? Math.max(300, Math.floor(width / Math.max(1, Math.floor(width / 320))) - 12) : width;
  const plot = element("div", { class: "plot" });
  const unit = [...units].join("");
  plot.append(remark(`${measure.title}${unit && ` (${unit})`} · ${across.title}`));
  const grid = element("div", { class: isSmall ? "panels" : "" });
  for (const panel of panels.slice(0, mostPanels)) grid.append(drawPanel(view, panel, scale, kind, Math.min(panelWidth, width)));
  plot.append(grid);
  if (panels.length > mostPanels) plot.append(remark(say("morePanels", { count: counted(panels.length - mostPanels) })));
  return plot;
}

function pointOf({ dataset, measure }, row) {
  const [qualifier, maximum] = dataset.reach(row, measure);
  const value = Number(measure.word(row));
  return { value, qualifier, end: maximum ? Number(maximum) : value, isDoubtful: dataset.doubt(row, measure) !== "" };
}

// Panels by the first field where each then has few series, else one for each series.
function panelsOf(series) {
  if (series.length <= mostSeries) return [{ title: "", series: series.map((one) => ({ ...one, label: one.label.join(" · ") })) }];
  const groups = new Map();
  for (const one of series) {
    const name = one.label[0];
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push({ ...one, label: one.label.slice(1).join(" · ") });
  }
  if ([...groups.values()].every((group) => group.length <= mostSeries)) {
    // Equal labels have one colour in all panels, where there are few.
    const labels = [...new Set([...groups.values()].flat().map(({ label }) => label))];
    if (labels.length <= mostSeries) for (const one of [...groups.values()].flat()) one.look = labels.indexOf(one.label);
    return [...groups].map(([title, group]) => ({ title, series: group }));
  }
  return series.map((one) => ({ title: one.label.join(" · "), series: [{ ...one, label: "" }] }));
}

// Few, round ticks around all values.
function ticksOf(values, fromZero) {
  // Spreading 100,000 arguments would overflow the stack.
  let [low, high] = fromZero ? [0, 0] : [Infinity, -Infinity];
  for (const value of values) { low = Math.min(low, value); high = Math.max(high, value); }
  if (low === high) { low -= Math.abs(low) * 0.1 || 1; high += Math.abs(high) * 0.1 || 1; }
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = [];
  for (let number = first; number <= last; number += 1) ticks.push(Number((number * step).toPrecision(12)));
  return { low: ticks[0], high: ticks[ticks.length - 1], ticks };
}

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
  const letters = [...text].slice(0, 200);
  let end = letters.length;
  while (end > 1 && textWidth(letters.slice(0, end).join("") + "…") > width) end -= 1;
  return letters.slice(0, end).join("") + "…";
}

function drawPanel(view, panel, scale, kind, width) {
  const { across, heads } = view;
  const labels = panel.series.map(({ label }) => label);
  const right = Math.min(width * 0.5, Math.max(16, ...labels.map((label) => textWidth(label) + 24)));
  const left = Math.max(...scale.ticks.map((tick) => textWidth(String(tick)))) + 10;
  // A long title has its last part in a line of its own. Titles are bold, so that they need more room than is measured.
  const { title } = panel;
  const room = width * 0.85;
  const at = textWidth(title) > room ? title.lastIndexOf(" · ") : -1;
  const titles = at < 0 ? [title] : [title.slice(0, at), title.slice(at + 3)];
  const head = title && 16 * titles.length;
  const [top, bottom, height] = [head ? 10 + head : 12, 30, head ? 184 + head : Math.max(220, 40 + 18 * labels.length)];
  const inner = { width: width - left - right, height: height - top - bottom };
  const band = inner.width / heads.length;
  const x = (index) => left + band * (index + 0.5);
  const y = (value) => top + inner.height * (1 - (value - scale.low) / (scale.high - scale.low));
  const name = [title, view.measure.title].filter(Boolean).join(": ");
  const drawing = svgElement("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": say("chartOf", { name }) });
  if (head) titles.forEach((line, place) => drawing.append(svgElement("text", { x: 0, y: 14 + 16 * place, class: "title" }, shortened(line, room))));
  for (const tick of scale.ticks) {
    drawing.append(svgElement("line", { x1: left, x2: width - right, y1: y(tick), y2: y(tick), class: "grid" }),
      svgElement("text", { x: left - 6, y: y(tick) + 4, "text-anchor": "end" }, String(tick)));
  }
  drawHeads(drawing, heads.map((code) => across.shortLabel(code)), x, height - 10, band, width);
  if (kind === "bar") drawing.append(svgElement("line", { x1: left, x2: width - right, y1: y(0), y2: y(0), class: "axis" }));
  panel.series.forEach((series, index) => {
    series.look ??= index;
    if (kind === "bar") drawBars(drawing, series, index, panel.series.length, x, y, band);
    else drawLine(drawing, series, x, y);
  });
  drawLabels(drawing, panel.series, x, y, width - right + 8, right - 10, top, height - bottom, kind);
  return drawing;
}

// As many labels as have room, those at the ends moved into the picture.
function drawHeads(drawing, labels, x, y, band, width) {
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

// A gap where a value is missing; a ring for one in doubt.
function drawLine(drawing, { points, look }, x, y) {
  let path = "";
  let isDown;
  points.forEach((point, place) => {
    if (point) path += `${isDown ? "L" : "M"}${x(place).toFixed(1)} ${y(point.value).toFixed(1)}`;
    isDown = point;
  });
  const series = `series-${look % mostSeries + 1}`;
  drawing.append(svgElement("path", { d: path, class: `line ${series}` }));
  points.forEach((point, place) => {
    if (!point) return;
    drawReach(drawing, point, x(place), y, series, 0);
    drawing.append(svgElement("path", {
      d: shape(look, x(place), y(point.value), point.isDoubtful ? 5 : 3.5), class: `${point.isDoubtful ? "ring" : "point"} ${series}` }));
  });
}

// What a value leaves open: a line to the end of a range, an arrow to what a limit allows, a line across about a number.
// `half` is half of the width of a bar, or 0; an arrow on a bar has the colour of the page.
function drawReach(drawing, { value, qualifier, end, isDoubtful }, x, y, series, half) {
  const from = y(value);
  const down = { "<": 1, "≤": 1, ">": -1, "≥": -1 }[qualifier[0]];
  const reach = (half || 6) + 4;
  const path = end !== value ? `M${x} ${from}V${y(end)}m-4 0h8`
    : down ? `M${x} ${from}v${16 * down}m-4 ${-5 * down}l4 ${5 * down}l4 ${-5 * down}`
    : qualifier && `M${x - reach} ${from}h${2 * reach}`;
  const isOnBar = half && !isDoubtful && down === Math.sign(value);
  if (path) drawing.append(svgElement("path", { d: path, class: "line " + (isOnBar ? "on-bar" : series) }));
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

function drawBars(drawing, { points, look }, index, count, x, y, band) {
  const width = Math.max(1, band * 0.8 / count);
  const series = `series-${look % mostSeries + 1}`;
  // A series of a few words of the axis misses no value at the others.
  const isWhole = points.filter((one) => one !== 0).length * 2 > points.length;
  points.forEach((point, place) => {
    if (point === 0 && !isWhole) return;
    const left = x(place) - band * 0.4 + width * index;
    const [from, to] = [y(0), point ? y(point.value) : y(0) - 10];
    drawing.append(svgElement("rect", {
      x: left, y: Math.min(from, to), width: Math.max(1, width - 1), height: Math.max(1, Math.abs(from - to)),
      class: `${!point ? "lack" : point.isDoubtful ? "hollow" : "bar"} ${series}` }));
    if (point) drawReach(drawing, point, left + width / 2, y, series, width / 2);
  });
}

// Labels at the lines' ends, moved apart where they would overlap; those of bars from the top.
function drawLabels(drawing, series, x, y, left, room, top, bottom, kind) {
  const labels = series.map(({ label, points, look }, index) => {
    const last = points.findLast(Boolean);
    return { label, look, at: kind === "bar" ? top + 8 + index * 16 : y(last.value) + 4 };
  }).filter(({ label }) => label).sort((a, b) => a.at - b.at);
  for (let index = 1; index < labels.length; index += 1) labels[index].at = Math.max(labels[index].at, labels[index - 1].at + 15);
  const excess = labels.length ? labels[labels.length - 1].at - bottom : 0;
  if (excess > 0) {
    labels[labels.length - 1].at -= excess;
    for (let index = labels.length - 2; index >= 0; index -= 1) labels[index].at = Math.min(labels[index].at, labels[index + 1].at - 15);
  }
  for (const { label, look, at } of labels) {
    const mark = { class: `${kind === "bar" ? "bar" : "point"} series-${look % mostSeries + 1}` };
    drawing.append(kind === "bar" ? svgElement("rect", { x: left - 6, y: at - 9, width: 10, height: 10, ...mark })
      : svgElement("path", { d: shape(look, left - 1, at - 4, 3.5), ...mark }));
    const text = svgElement("text", { x: left + 8, y: at }, shortened(label, room - 10));
    text.append(svgElement("title", {}, label));
    drawing.append(text);
  }
}
