#!/usr/bin/env python3
# pip: csvkit==2.2.0
# books: all
"""csvclean and csvstat find nothing wrong with any CSV file."""
import subprocess
import sys

from common import DATA, finish, judge, tables

for resource, names, rows in tables():
    # Columns without a value are allowed; everything else that csvclean knows is checked.
    checks = ["--length-mismatch", "--header-normalize-space"]
    done = subprocess.run([sys.executable, "-m", "csvkit.utilities.csvclean", *checks, str(DATA / resource["path"])], capture_output=True, text=True)
    judge("csvclean has no complaint", [f"{resource['path']}: {done.stderr}"] if done.returncode or done.stderr else [])
    done = subprocess.run([sys.executable, "-m", "csvkit.utilities.csvcut", "-n", str(DATA / resource["path"])], capture_output=True, text=True)
    listed = [line.split(": ", 1)[1] for line in done.stdout.splitlines()]
    judge("csvcut has the columns", [] if listed == names else [resource["path"]])
finish()
