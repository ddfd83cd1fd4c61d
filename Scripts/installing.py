"""Installs what programs of a folder name in comments: `# pip: NAME==VERSION ...` and `# apt: NAME ...`, `//` in place of `#` in C.
Tells the versions of these, and of what else they run: `# runs: NAME (COMMAND)`, where the command prints the version.

Python packages go into a virtual environment in a folder of .build; Debian packages are installed where apt-get may do it.
"""

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys


def noted(path, key):
    """The words after `# key:` in the comments of a program."""
    with open(path, encoding="utf-8") as file:
        head = file.read(4000)
    return [word for line in re.findall(rf"^(?:#|//) {key}: (.+)$", head, re.M) for word in line.split()]


def python_of(folder):
    return os.path.join(folder, "venv", "bin", "python")


def install(programs, folder):
    """Installs the `pip` and `apt` of programs; returns the environment in which they run, and what lacks a Debian package."""
    environment = install_python({package for program in programs for package in program.pip}, folder)
    missing = install_debian({package for program in programs for package in program.apt})
    lacking = {program.name: package for package in missing for program in programs if package in program.apt}
    return environment, lacking


def install_python(packages, folder):
    """Installs Python packages; returns the environment of the programs that use them."""
    python = python_of(folder)
    if not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", os.path.join(folder, "venv")], check=True)
    stamp = os.path.join(folder, "installed")
    known = set(open(stamp).read().split()) if os.path.exists(stamp) else set()
    missing = sorted(set(packages) - known)
    if missing:
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *missing], check=True)
        with open(stamp, "w") as file:
            file.write("\n".join(sorted(known | set(packages))))
    path = os.path.dirname(python) + os.pathsep + os.environ["PATH"]
    return os.environ | {"PYTHON": python, "PATH": path, "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}


def install_debian(packages):
    """Installs Debian packages; returns those that are missing after it."""
    for package in sorted(packages):
        if not is_installed(package) and shutil.which("apt-get"):
            sudo = ["sudo", "-n"] if os.geteuid() != 0 else []
            subprocess.run(sudo + ["apt-get", "install", "-y", "-qq", package], capture_output=True)
    return [package for package in sorted(packages) if not is_installed(package)]


def is_installed(package):
    return asked("${Status}", package).endswith("ok installed")


def versions(program):
    """The versions of a program's packages, and of what its script, if it has one, runs by a command's name: `# runs: NAME (COMMAND)`."""
    found = [package.replace("==", " ") for package in program.pip]
    found += [f"{package} {re.split('[-+~]', asked('${Version}', package).split(':')[-1])[0]}" for package in program.apt]
    found += [f"{name} {version}" for name, command in commands(program.path) if (version := told(command))]
    return ", ".join(found) or f"Python {platform.python_version()}"


def commands(script):
    if not script:
        return []
    with open(script, encoding="utf-8") as file:
        return re.findall(r"^(?:#|//) runs: (.+?) \((.+)\)$", file.read(4000), re.M)


def told(command):
    """The version that a command prints; None if it is not installed."""
    words = shlex.split(command)
    if not shutil.which(words[0]):
        return None
    done = subprocess.run(words, capture_output=True, text=True)
    number = re.search(r"\d+(?:\.\d+)+", done.stdout + done.stderr)
    return number and number[0]


def asked(form, package):
    if not shutil.which("dpkg-query"):
        return ""
    return subprocess.run(["dpkg-query", "-W", "-f", form, package], capture_output=True, text=True).stdout
