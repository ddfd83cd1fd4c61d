#!/usr/bin/env node
// apt: nodejs
// books: all
// Reads every JSON file as a page does (JSON.parse, no library), and compares it with the CSV file.
import { readFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const data = join(process.env.OUTPUT ?? join(root, "Output"), "data");
const read = (path) => readFileSync(join(data, path), "utf8");

/** The rows of a CSV file (RFC 4180). */
function csv(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** A value of JSON as a cell of CSV. */
function cell(value, field) {
  if (value === null) return "";
  if (!Array.isArray(value)) return typeof value === "object" ? undefined : String(value);
  if (field.type === "array") return value.length ? undefined : "";
  return value.map((part) => part.rule ?? part).join(" ");
}

let [checked, complaints, types] = [0, 0, 0];
for (const resource of JSON.parse(read("datapackage.json")).resources.filter((found) => found.format === "csv")) {
  const [names, ...rows] = csv(read(resource.path));
  const objects = JSON.parse(read(resource.path.replace(/csv$/, "json")));
  if (objects.length !== rows.length) complaints += 1;
  objects.forEach((object, row) => resource.schema.fields.forEach((field, column) => {
    const value = object[field.name];
    const expected = { number: "number", integer: "number", boolean: "boolean" }[field.type];
    // Where CSV has the implied value alone, JSON has an object with it under its name.
    const single = expected && value !== null && typeof value === "object" ? Object.values(value)[0] : value;
    if (expected && single !== null && typeof single !== expected) types += 1;
    if (expected === "number" && single !== null && single !== Number(rows[row][column])) complaints += 1;
    const text = cell(value, field);
    checked += 1;
    // Numbers that end in zeros have the same value.
    const isSame = text === rows[row][column] || (typeof value === "number" && value === Number(rows[row][column]));
    if (text !== undefined && !isSame) {
      complaints += 1;
      console.error(`${resource.path}:${row + 2}: ${names[column]} is ${JSON.stringify(value)}, not ${rows[row][column]}`);
    }
  }));
}
console.log(`every value of the JSON files is that of the CSV file | ${checked} | ${complaints}`);
console.log(`numbers are numbers and truth values truth values | ${checked} | ${types}`);
process.exit(complaints + types > 0 || checked === 0 ? 1 : 0);
