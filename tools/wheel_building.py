"""Builds the wheel that people install: the engine compiled with mypyc, for this Python and this kind of machine.

    python tools/wheel_building.py             compiled, into dist/
    python tools/wheel_building.py --pure      the same for every Python and machine, without compiling

The extensions of build/compiled are put beside the sources of a pure wheel; Python takes them when it imports. On Linux
the tag names the oldest glibc that the extensions can be loaded with (PEP 600), as public indexes ask for.
"""

import argparse
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from build_compiled import ROOT, CannotBuild, Config, build

BUILD: Final = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
COMMON_LIBRARIES: Final = {b"libc.so.6", b"libm.so.6", b"libpthread.so.0", b"libdl.so.2"}
"""What every Linux with glibc has; an extension that needs more is for machines like this one only."""


def run(*command: str | Path, cwd: Path) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotBuild(f"{done.stdout}{done.stderr}\nfailed (above): {command[0]} {command[1]} …")


def platform_tag(extensions: list[Path]) -> str:
    plain = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if not plain.startswith("linux_"):
        return plain
    contents = [extension.read_bytes() for extension in extensions]
    libraries = {name for content in contents for name in re.findall(rb"lib[\w+-]+\.so\.\d+", content)}
    versions = [int(minor) for content in contents for minor in re.findall(rb"GLIBC_2\.(\d+)", content)]
    if not versions or not libraries <= COMMON_LIBRARIES:
        return plain
    return f"manylinux_2_{max(versions)}_{plain.removeprefix('linux_')}"


def compiled_tag(extensions: list[Path]) -> tuple[str, str, str]:
    """Python, ABI and platform of what was compiled here."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return version, version + sys.abiflags, platform_tag(extensions)


def data_folders() -> list[str]:
    """What a wheel carries beside the code, as MANIFEST.in has it."""
    return re.findall(r"^graft (\S+)$", (ROOT / "MANIFEST.in").read_text("utf-8"), re.MULTILINE)


def pure_wheel(folder: Path) -> Path:
    """In a build folder of its own: what lies in build/lib from before is not in it."""
    sources = folder / "sources"
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    for part in ("src/kirifuda", *data_folders()):
        shutil.copytree(ROOT / part, sources / part, ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, sources / name)
    run(sys.executable, "-c", BUILD, folder, cwd=sources)
    [wheel] = folder.glob("*.whl")
    return wheel


def with_extensions(pure: Path, compiled: Path, folder: Path) -> Path:
    run(sys.executable, "-m", "wheel", "unpack", "--dest", folder, pure, cwd=folder)
    [unpacked] = [path for path in folder.iterdir() if path.is_dir() and path.name.startswith("kirifuda-")]
    extensions = [path for suffix in EXTENSION_SUFFIXES for path in compiled.rglob(f"*{suffix}")]
    for extension in sorted(set(extensions)):
        shutil.copy2(extension, unpacked / extension.relative_to(compiled))
    [described] = unpacked.glob("*.dist-info/WHEEL")
    python, abi, platform = compiled_tag(extensions)
    text = re.sub(r"(?m)^Root-Is-Purelib: .*$", "Root-Is-Purelib: false", described.read_text("utf-8"))
    described.write_text(re.sub(r"(?m)^Tag: .*$", f"Tag: {python}-{abi}-{platform}", text), "utf-8")
    pure.unlink()
    run(sys.executable, "-m", "wheel", "pack", "--dest-dir", folder, unpacked, cwd=folder)
    [wheel] = folder.glob("*.whl")
    return wheel


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="for every Python and machine, without compiling")
    parser.add_argument(
        "--trained",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="let the compiler learn from games: slower to build, faster to play",
    )
    options = parser.parse_args()
    dist = ROOT / "dist"
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            wheel = pure_wheel(folder)
            if not options.pure:
                compiled = ROOT / "build" / "compiled"
                build(Config.read(ROOT / "pyproject.toml"), ROOT / "src", compiled, trained=options.trained)
                wheel = with_extensions(wheel, compiled, folder)
            dist.mkdir(exist_ok=True)
            made = Path(shutil.copy2(wheel, dist / wheel.name))
    except CannotBuild as problem:
        print(f"wheel: {problem}", file=sys.stderr)
        return 1
    print(made.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
