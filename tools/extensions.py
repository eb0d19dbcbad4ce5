"""Compiles modules with mypyc in the folder where it is run; tools/build_compiled.py runs it and keeps what it prints.

    python tools/extensions.py '{"mypyc": {...}, "objects": FOLDER, "libraries": FOLDER, "trained": true}'

mypyc writes one huge file of C and a small one for each module. All are compiled side by side, and of the huge one gcc
makes code on all cores when it links. Its functions call each other directly, since nobody else can see them.

What is to be trained is made twice: the first counts what it does while it plays (tools/training.py), and by these
counts gcc lays out the second.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

DIRECT = ["-flto=auto", "-fvisibility=hidden", "-fno-plt"]
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-correction"]
UNSEEN = ["-Wno-all", "-w"]
"""To warn of anything, gcc reads the huge file again and again: that took it longer than all else."""


def build(extensions: list[Extension], folders: list[str], *more: str) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    script = ["--quiet", "build_ext", "--inplace", f"--parallel={cores}", *folders, *more]
    setup(name="compiled", packages=[], py_modules=[], ext_modules=extensions, script_args=script)


def import_slowly(folder: Path) -> None:
    """What a module does when it is imported is most of the C, and done once: gcc need not toil at it."""
    once = r"^(extern )?char (?=CPyDef_\w+__top_level__\(void\);)"
    attributes = '__attribute__((cold, optimize("O1"), no_profile_instrument_function))'
    for header in folder.glob("__native_internal_*.h"):
        text = header.read_text("utf-8")
        header.write_text(re.sub(once, rf"\1{attributes} char ", text, flags=re.MULTILINE), "utf-8")


def is_gcc() -> bool:
    """Whether the compiler is gcc: others count in their own ways."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    about = subprocess.run([*compiler, "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in about.stdout


def train(counts: Path) -> None:
    for old in counts.rglob("*.gcda"):
        old.unlink()
    program = [sys.executable, str(Path(__file__).with_name("training.py"))]
    subprocess.run(program, env={**os.environ, "PYTHONPATH": os.getcwd()}, check=True)


def main() -> None:
    job = json.loads(sys.argv[1])
    folders = [f"--build-temp={job['objects']}", f"--build-lib={job['libraries']}"]
    extensions = mypycify(**job["mypyc"])
    if sys.platform != "linux":
        build(extensions, folders)
        return
    import_slowly(Path(job["mypyc"]["target_dir"]))
    huge = [one for one in extensions if one.name.endswith("__mypyc")]
    plain = {one.name: (one.extra_compile_args, one.extra_link_args) for one in huge}

    def use(flags: list[str]) -> None:
        for one in huge:
            compiling, linking = plain[one.name]
            one.extra_compile_args = [*compiling, *flags, *UNSEEN]
            one.extra_link_args = [*linking, *flags]

    if job["trained"] and is_gcc():
        use(DIRECT + COUNTING)
        build(extensions, folders)
        train(Path(job["objects"]))
        use(DIRECT + COUNTED)
        build(huge, folders, "--force")
    else:
        use(DIRECT)
        build(extensions, folders)


if __name__ == "__main__":
    main()
