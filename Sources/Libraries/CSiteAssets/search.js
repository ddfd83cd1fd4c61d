// The search: words of the query are compared with the names of words, then with the records that have those words.
//
// How well a word of the query fits a name: 6 for a whole word of it, 3 for the beginning of one; less where the name
// leads to the word only by another one, or where the word is that of a value instead of a key.

const fits = { whole: 6, start: 3, leading: -1, covering: 1, value: -2, title: 2, complete: 4, field: 1, page: 3 };
const mostAnswers = 30;
const mostDatasets = 12;
const mostOfScore = 500;

// Minus signs before numbers are part of them; other dashes are hyphens.
const signed = (text) => fold(text).replace(/[\u2010-\u2015\u2212]/g, "-").replace(/(^|[\s(])-(?=[.\d])/g, "$1−");

// A name without its signs, unless it has nothing else: "AX-3" is "ax3". Signs between digits divide numbers, and some tell names apart everywhere.
const joined = (text) => signed(text).replace(/×/g, "x")
  .replace(/(\p{N}?)([^\p{L}\p{N}\p{M}+#%‰&−]+)(?=(\p{N})?)/gu, (_, digit, signs, next) =>
    digit + (digit && next ? signs.trim() || " " : "")) || signed(text);

const isWord = (text) => /[\p{L}\p{N}%‰]/u.test(text);

// Words as people separate them; the sign of a unit is one.
const wordsOf = (text) => signed(text).replace(/\d(?=[%‰])/g, "$& ").split(/[^\p{L}\p{N}\p{M}.+#%‰&−]+/u).map(joined).filter(isWord);

// The words of a query without their signs: "AX-3" is "ax3". Where no name has such a word its parts count: "10.5-inch", "24mm".
function queryWords(text, isKnown) {
  return fold(text.replace(/(\d)[\u00a0\u202f](?=\d{3})/g, "$1")).split(/\s+/).flatMap((typed) => {
    const word = joined(typed);
    const parts = wordsOf(typed.replace(/\d(?=\p{L})/gu, "$& "));
    return parts.length > 1 && !isKnown(word) ? parts : [word];
  }).filter((word, _, all) => word && (all.length < 2 || /[\p{L}\p{N}]/u.test(word) || isKnown(word))).slice(0, 12);
}

// A text by which something is found, in the forms that queries have.
class Name {
  constructor(text) {
    this.words = wordsOf(text);
    this.whole = joined(text);
    this.text = signed(text);
  }

  // 0 where the word does not fit.
  fit(word) {
    if (this.whole === word || this.words.includes(word)) return fits.whole;
    // Scripts without spaces have words anywhere, and names have pictures.
    const isPart = this.whole.startsWith(word) || this.words.some((own) => own.startsWith(word))
      || word.codePointAt(0) > 0x24f && this.whole.includes(word) || /^\p{So}/u.test(word) && this.text.includes(word);
    return isPart ? fits.start : 0;
  }

  isCompletelyIn(query) {
    return query.has(this.whole) || this.words.length > 0 && this.words.every((word) => query.has(word));
  }
}

const namesOf = (texts) => texts.map((text) => new Name(text));

class SearchWords {
  constructor(index) {
    this.vocabularies = index.vocabularies.map((vocabulary) => ({
      ...vocabulary,
      words: vocabulary.words.map(([id, label, names, leading = []]) => ({
        id, label, own: namesOf([id, label, ...names]), leading: namesOf(leading) })),
      positions: new Map(vocabulary.words.map(([id], position) => [id, position])),
    }));
    this.datasets = index.datasets.map((dataset) => ({
      ...dataset, own: namesOf([...dataset.names, dataset.name]),
      columns: dataset.columns.map((column) => ({
        ...column, own: namesOf([column.title, column.name, ...column.unitNames ?? []]), names: namesOf(column.texts ?? []) })),
    }));
    this.pages = index.pages.map(([path, title, names]) => ({ path, title, own: namesOf([title, ...names]) }));
  }

  // Whether some name has the word.
  isKnown(word) {
    const fits = (names) => bestFit(names, word) > 0;
    return this.vocabularies.some(({ words }) => words.some(({ own, leading }) => fits(own) || fits(leading)))
      || this.datasets.some(({ own, columns }) => fits(own) || columns.some((column) => fits(column.own) || fits(column.names)))
      || this.pages.some(({ own }) => fits(own));
  }

  // What names are worth of which the query has all words: more for one with all its signs.
  bonus(names) { return names.length && fits.complete + names.some(({ text }) => text === this.typed); }

  // For each vocabulary and word how well it fits the words of the query: { fit: of each word, bonus: for a complete name }.
  fitsOfWords(query) {
    const known = new Set(query);
    const fitted = this.vocabularies.map(({ words }) => words.map(({ own, leading }) => {
      const fit = query.map((word) => bestFit(own, word) || bestFit(leading, word) && bestFit(leading, word) + fits.leading);
      const complete = fit.some(Boolean) ? [...own, ...leading].filter((name) => name.isCompletelyIn(known)) : [];
      // The places in the query of the words of longer names: in "oak plank 7", 7 is nothing else.
      const places = new Set(complete.filter(({ words: parts }) => parts.length > 1)
        .flatMap(({ words: parts, whole }) => [...parts, whole].map((part) => query.indexOf(part))).filter((place) => place >= 0));
      return { fit, bonus: this.bonus(complete), places };
    }));
    const taken = new Set(fitted.flat().flatMap(({ places }) => [...places]));
    for (const word of fitted.flat()) {
      word.fit = word.fit.map((fit, place) => fit && taken.has(place) && !word.places.has(place) ? fits.covering : fit);
      if (word.fit.every((fit) => fit <= fits.covering)) word.bonus = 0;
    }
    // What is said of all words is said of each.
    this.vocabularies.forEach(({ covering }, number) => {
      if (covering === undefined) return;
      const { fit } = fitted[number][covering];
      query.forEach((_, place) => {
        if (!fit[place] && fitted[number].some((other) => other.fit[place])) fit[place] = fits.covering;
      });
    });
    return fitted;
  }
}

function bestFit(names, word) {
  let best = 0;
  for (const name of names) {
    best = Math.max(best, name.fit(word));
    if (best === fits.whole) break;
  }
  return best;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// The answers that need no dataset: pages, datasets, words.
function answersOfIndex(index, query, wordFits) {
  const answers = [];
  const add = (score, path, title, note) => answers.push({ score: score + fits.page, href: pageLink(path), title, note });
  const fitting = (names) => query.map((word) => bestFit(names, word));
  for (const { path, title, own } of index.pages) {
    const fit = fitting(own);
    if (fit.every(Boolean)) add(sum(fit), path, title, say("page"));
  }
  for (const dataset of index.datasets) {
    const fit = fitting([...dataset.own, ...dataset.columns.flatMap((column) => column.own)]);
    const own = fitting(dataset.own);
    if (fit.every(Boolean)) add(sum(fit) + (own.every(Boolean) ? 3 : 0), `datasets/${addressPart(dataset.name)}.html`, dataset.title, say("dataset"));
  }
  index.vocabularies.forEach((vocabulary, number) => {
    if (!vocabulary.hasPages) return;
    vocabulary.words.forEach((word, position) => {
      const { fit, bonus } = wordFits[number][position];
      if (!fit.every((one) => one > fits.covering)) return;
      add(sum(fit) + bonus, `words/${addressPart(vocabulary.name)}/${addressPart(word.id)}.html`, word.label, vocabulary.title);
    });
  });
  return answers;
}

// The datasets in which each word of the query fits something, the likeliest first.
function likelyDatasets(index, query, wordFits) {
  const likely = [];
  for (const dataset of index.datasets) {
    const best = query.map((word, place) => {
      let most = bestFit(dataset.own, word) && fits.title;
      for (const column of dataset.columns) {
        const less = column.isKey ? 0 : fits.value;
        if (bestFit(column.own, word)) most = Math.max(most, fits.title);
        for (const position of column.words ?? []) {
          const fit = wordFits[column.vocabulary][position].fit[place];
          if (fit) most = Math.max(most, fit + less, 1);
        }
        const fit = bestFit(column.names, word);
        if (fit) most = Math.max(most, fit + less);
        if (column.isOpen) most = Math.max(most, 1);
      }
      return most;
    });
    if (best.every(Boolean)) likely.push({ dataset, score: sum(best) });
  }
  return likely.sort((a, b) => b.score - a.score).slice(0, mostDatasets).map(({ dataset }) => dataset);
}

// How well each cell of a column fits the words of the query.
function fitsOfColumn(column, entry, index, query, wordFits) {
  const less = entry.isKey ? 0 : fits.value;
  const vocabulary = index.vocabularies[entry.vocabulary];
  const known = new Set(query);
  column.names ??= [];
  return column.words.map((word, code) => {
    const position = vocabulary?.positions.get(word);
    if (position !== undefined) {
      const { fit, bonus } = wordFits[entry.vocabulary][position];
      return { fit: fit.map((one) => one && Math.max(1, one + less)), bonus: entry.isKey ? bonus : 0 };
    }
    const names = column.names[code] ??= namesOf(column.nameLists?.[code] ?? [word]);
    const fit = query.map((one) => { const own = bestFit(names, one); return own && own + less; });
    const complete = entry.isKey && fit.some(Boolean) ? names.filter((name) => name.isCompletelyIn(known)) : [];
    return { fit, bonus: index.bonus(complete) };
  });
}

// The best records of a dataset: { count, answers }.
function answersOfDataset(dataset, entry, index, query, wordFits) {
  const titleFits = query.map((word) => bestFit(entry.own, word) && fits.title);
  // The end of a range is found like its beginning.
  const columns = entry.columns.flatMap((one) => [one.name, dataset.column(one.name)?.companions?.[1]]
    .map((name) => ({ column: dataset.column(name), entry: one }))).filter(({ column }) => column).map(({ column, entry: one }) => ({
      codes: column.codes, fits: fitsOfColumn(column, one, index, query, wordFits),
      title: query.map((word) => bestFit(one.own, word) && fits.title) }));
  for (const { title } of columns) title.forEach((fit, place) => { titleFits[place] = Math.max(titleFits[place], fit); });
  const useful = columns.filter((column) => column.fits.some(({ fit }) => fit.some(Boolean)));
  const version = dataset.column(dataset.changesAlong)?.codes;
  const found = new Map();
  let count = 0;
  for (let row = 0; row < dataset.rowCount; row += 1) {
    let score = 0;
    let isFound = true;
    for (let place = 0; place < query.length && isFound; place += 1) {
      let best = titleFits[place];
      for (const { codes, fits: cells } of useful) best = Math.max(best, cells[codes[row]].fit[place]);
      if (best === 0) isFound = false;
      score += best;
    }
    if (!isFound) continue;
    for (const { codes, fits: cells } of useful) {
      const { fit, bonus } = cells[codes[row]];
      score += bonus + (fit.some((one) => one > fits.covering) ? fits.field : 0);
    }
    count += 1;
    if (!found.has(score)) found.set(score, []);
    const rows = found.get(score);
    if (rows.length < mostOfScore) rows.push(row);
  }
  const answers = [];
  for (const [score, rows] of [...found].sort(([a], [b]) => b - a)) {
    // Of equal answers the newest is likeliest wanted.
    if (version) rows.sort((a, b) => version[b] - version[a] || a - b);
    for (const row of rows) {
      if (answers.length >= mostAnswers) return { count, answers };
      answers.push({ score, dataset, row });
    }
  }
  return { count, answers };
}

function cut(text, count) {
  const letters = [...text.slice(0, 2 * count)];
  return letters.length > count ? letters.slice(0, count - 1).join("") + "…" : text;
}

function recordAnswer({ score, dataset, row }) {
  const stated = dataset.values.filter((column) => column.word(row));
  const values = (stated[0] ? stated : dataset.values.slice(0, 1)).filter((column) => dataset.shown(row, column)).map((column) => cut(
    [dataset.values[1] && column.title, dataset.shown(row, column), dataset.unitOf(row, column)].filter(Boolean).join(" "), 60));
  const key = dataset.keys.map((column) => column.fullLabel(column.codes[row])).filter(Boolean).join(" · ");
  return { score, href: dataset.link(row), value: values.slice(0, 3).join(", "), title: cut(key, 200), note: dataset.title, doubt: dataset.doubt(row) };
}

// All answers to a query: calls `show` once with what is known, and again when further datasets are loaded.
async function search(text, isCurrent, show) {
  const { index } = store;
  const query = queryWords(text, (word) => index.isKnown(word));
  if (!query.length) return show([], 0, true);
  index.typed = signed(text).trim();
  const wordFits = index.fitsOfWords(query);
  const fixed = answersOfIndex(index, query, wordFits);
  const likely = likelyDatasets(index, query, wordFits);
  const answer = () => {
    let count = fixed.length;
    const records = [];
    for (const entry of likely) {
      const dataset = store.datasets.get(entry.name);
      if (!dataset) continue;
      const found = answersOfDataset(dataset, entry, index, query, wordFits);
      count += found.count;
      records.push(...found.answers);
    }
    const all = [...fixed, ...records].sort((a, b) => b.score - a.score).slice(0, mostAnswers);
    return [all.map((one) => one.dataset ? recordAnswer(one) : one), count];
  };
  const missing = likely.filter((entry) => !store.datasets.has(entry.name));
  if (!missing.length) return show(...answer(), true);
  if (likely.length > missing.length || fixed.length) show(...answer(), false);
  await Promise.allSettled(missing.map((entry) => loadDataset(entry.name)));
  if (isCurrent()) show(...answer(), true);
}

// The field, its list of links and the count that screen readers hear.
function startSearch(form) {
  const field = form.querySelector("input");
  const list = element("ul", { id: "answers", class: "answers", hidden: true });
  const status = unseen("", { role: "status" });
  form.append(list, status);
  const prepare = () => Promise.all([loadTexts(), store.index ?? load("data/_search.js")]);
  const close = () => { list.hidden = true; };
  const note = (text) => list.append(element("li", { class: "answer-note" }, text));
  const show = (answers, count, isAll) => {
    list.replaceChildren(...answers.map(answerItem));
    if (count > answers.length) note(say("moreAnswers", { count: counted(count - answers.length) }));
    if (!answers.length && isAll && field.value.trim()) note(say("nothingFound"));
    list.hidden = !list.childElementCount;
    list.ariaBusy = !isAll;
    if (isAll) status.textContent = field.value.trim() ? say("answers", { count: counted(count) }) : "";
  };
  const run = async () => {
    const text = field.value;
    list.ariaBusy = true;
    try {
      await prepare();
    } catch {
      list.ariaBusy = false;
      return;
    }
    const isCurrent = () => field.value === text;
    if (isCurrent()) await search(text, isCurrent, show);
  };
  listen(field, {
    input: run,
    focus: () => {
      prepare().catch(() => {});
      if (list.childElementCount && field.value.trim()) list.hidden = false;
    },
  });
  listen(form, {
    submit: (event) => {
      event.preventDefault();
      run().then(() => { list.querySelector("a")?.click(); });
    },
    keydown: (event) => moveInAnswers(event, field, list, close),
    focusout: (event) => { if (event.relatedTarget && !form.contains(event.relatedTarget)) close(); },
  });
  listen(list, { click: (event) => { if (event.target.closest("a")) close(); } });
  listen(document, {
    click: (event) => { if (!form.contains(event.target)) close(); },
    keydown: (event) => {
      const isTyping = document.activeElement?.matches("input, select, textarea");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.focus();
    },
  });
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) field.value = asked;
  if (field.value.trim()) run();
}

function answerItem({ href, value, title, note, doubt }) {
  const link = element("a", { href });
  if (value) link.append(element("span", { class: "answer-value" }, value), " ");
  if (doubt) link.append(element("span", { class: `doubt-${doubt}` }, "●"), " ", unseen(say(`doubt${doubt}`)));
  link.append(title, element("span", { class: "answer-note" }, note));
  return element("li", {}, link);
}

// Arrows go from the field through the answers; Escape goes back.
function moveInAnswers(event, field, list, close) {
  const links = [...list.querySelectorAll("a")];
  const place = links.indexOf(document.activeElement);
  const go = (to) => {
    event.preventDefault();
    (to < 0 ? field : links[Math.min(to, links.length - 1)])?.focus();
  };
  if (event.key === "Escape" && !list.hidden) {
    event.preventDefault();
    close();
    field.focus();
    return;
  }
  if (list.hidden || !links.length) return;
  if (event.key === "ArrowDown") go(place + 1);
  if (event.key === "ArrowUp" && place >= 0) go(place - 1);
  if (event.key === "Home" && place >= 0) go(0);
  if (event.key === "End" && place >= 0) go(links.length - 1);
}
