#!/bin/sh
# apt: jq
# books: all
# Asks every JSON file with jq: an array of objects that all have the same names.
set -eu
cd "${OUTPUT:-$(dirname "$0")/../../Output}/data"
checked=0
complaints=0
for path in $(jq -r '.resources[] | select(.format == "json") | .path' datapackage.json); do
    checked=$((checked + 1))
    jq -e 'type == "array" and all(.[]; type == "object") and (map(keys) | unique | length) <= 1' "$path" >/dev/null || {
        echo "$path: not an array of objects with the same names" >&2
        complaints=$((complaints + 1))
    }
done
echo "every JSON file is an array of objects with the same names | $checked | $complaints"
[ "$complaints" = 0 ] && [ "$checked" -gt 0 ]
