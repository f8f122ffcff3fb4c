#!/usr/bin/env python3
"""Runs the shell steps of the workflow for Apple's platforms, with stand-ins for the commands that only a Mac has.

Shown are the choice of Xcode and of the simulator, the project that is written, the arguments and variables of xcodebuild, and exit codes.
"""

import os
import pathlib
import re
import stat
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github/workflows/apple.yml"

# Each writes its name and arguments to $CALLS; xcrun also answers from $DEVICES, and xcodebuild ends with $XCODEBUILD_STATUS.
COMMANDS = {
    "sudo": 'exec "$@"',
    "xcode-select": 'echo "xcode-select $*" >> "$CALLS"',
    "swift": 'echo "swift $*" >> "$CALLS"',
    "xcrun": 'echo "xcrun $*" >> "$CALLS"; if test "$1 $2" = "simctl list"; then cat "$DEVICES"; fi',
    "xcodebuild": 'echo "xcodebuild $*" >> "$CALLS"; echo "captures $TEST_RUNNER_EVERYSCREEN_CAPTURES" >> "$CALLS"; '
                  'echo "regressions $TEST_RUNNER_EVERYSCREEN_REGRESSIONS" >> "$CALLS"; echo "** TEST DONE **"; exit "${XCODEBUILD_STATUS:-0}"',
}

PHONE, BOOTED_PHONE = "11111111-2222-3333-4444-555555555555", "AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE"
TV, VISION = "99999999-8888-7777-6666-555555555555", "12345678-90AB-CDEF-1234-567890ABCDEF"
DEVICES = f"""== Devices ==
-- iOS 26.0 --
    iPhone 17 Pro ({PHONE}) (Shutdown)
    iPhone Air ({BOOTED_PHONE}) (Booted)
    iPad Pro ({VISION[::-1]}) (Shutdown)
-- tvOS 26.0 --
    Apple TV 4K ({TV}) (Shutdown)
-- visionOS 26.0 --
    Apple Vision Pro ({VISION}) (Shutdown)
"""


def steps():
    """Returns the shell steps of the workflow: the job, the name of the step, and its commands."""
    found, job, name, lines = [], None, None, WORKFLOW.read_text().splitlines()
    in_jobs = False
    for number, line in enumerate(lines):
        in_jobs = in_jobs or line == "jobs:"
        if in_jobs and re.fullmatch(r"  (\w+):", line):
            job = line.strip(" :")
        if match := re.fullmatch(r"\s+- name: (.*)", line):
            name = match.group(1)
        if match := re.fullmatch(r"(\s+)run: (.*)", line):
            text = match.group(2)
            if text == "|":
                block = []
                for inner in lines[number + 1:]:
                    if inner.strip() and len(inner) - len(inner.lstrip()) <= len(match.group(1)):
                        break
                    block.append(inner)
                text = "\n".join(block)
            found.append((job, name, text))
    return found


class WorkflowTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "bin").mkdir()
        for name, body in COMMANDS.items():
            command = self.folder / "bin" / name
            command.write_text(f"#!/bin/bash\n{body}\n")
            command.chmod(command.stat().st_mode | stat.S_IXUSR)
        for version in ("26.0", "26.10", "26.4"):
            (self.folder / "Applications" / f"Xcode_{version}.app").mkdir(parents=True)
        self.devices = self.folder / "devices"
        self.devices.write_text(DEVICES)
        self.calls = self.folder / "calls"
        self.calls.touch()

    def run_shell(self, text, **variables):
        """Runs commands as the workflow's runner does, from the root of the repository."""
        text = text.replace("/Applications/", f"{self.folder}/Applications/")
        environment = {
            **os.environ, "PATH": f"{self.folder}/bin:{os.environ['PATH']}", "CALLS": str(self.calls), "DEVICES": str(self.devices),
            "RUNNER_TEMP": str(self.folder / "temp"), **variables,
        }
        (self.folder / "temp").mkdir(exist_ok=True)
        return subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", text], cwd=ROOT, env=environment, capture_output=True, text=True)

    def called(self):
        return self.calls.read_text().splitlines()

    def step(self, job, containing):
        return next(text for its_job, _, text in steps() if its_job == job and containing in text)

    def simulator(self, platform, **variables):
        return self.run_shell(self.step("simulator", "apple_tests.sh").replace("${{ matrix.platform }}", platform), **variables)

    def test_every_step_is_run_by_a_test(self):
        self.assertEqual([(job, name) for job, name, _ in steps()], [
            ("macos", "Toolchain"), ("macos", "All tests, with the adapters of AppKit and SwiftUI"), ("oldest", "Toolchain"),
            ("oldest", "Build"), ("simulator", "Toolchain"), ("simulator", "Adapters in an app on ${{ matrix.platform }}"),
        ])

    def test_the_newest_xcode_is_taken_and_the_oldest_in_the_job_for_it(self):
        for job, version in [("macos", "26.10"), ("simulator", "26.10"), ("oldest", "26.0")]:
            self.calls.write_text("")
            self.assertEqual(self.run_shell(self.step(job, "xcode-select")).returncode, 0)
            self.assertEqual(self.called()[0], f"xcode-select -s {self.folder}/Applications/Xcode_{version}.app")

    def test_warnings_are_errors_on_a_mac(self):
        for job, command in [("macos", "swift test -Xswiftc -warnings-as-errors"),
                             ("oldest", "swift build --build-tests -Xswiftc -warnings-as-errors")]:
            self.calls.write_text("")
            self.assertEqual(self.run_shell(self.step(job, "swift" if job == "oldest" else "swift test").splitlines()[-1]).returncode, 0)
        self.assertEqual([self.step("macos", "swift test"), next(text for job, name, text in steps() if name == "Build")], [
            "swift test -Xswiftc -warnings-as-errors", "swift build --build-tests -Xswiftc -warnings-as-errors"])

    def test_a_device_that_runs_is_taken_first_and_is_not_started_again(self):
        result = self.simulator("iOS")

        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertNotIn(f"xcrun simctl boot {BOOTED_PHONE}", self.called())
        self.assertIn(f"xcrun simctl bootstatus {BOOTED_PHONE}", self.called())
        self.assertIn("** TEST DONE **", result.stdout)

    def test_each_platform_has_its_device_project_and_captures(self):
        folder = self.folder / "temp" / "everyscreen"
        for platform, device in [("iOS", BOOTED_PHONE), ("tvOS", TV), ("visionOS", VISION)]:
            self.calls.write_text("")
            self.assertEqual(self.simulator(platform).returncode, 0)
            call = next(line for line in self.called() if line.startswith("xcodebuild"))
            self.assertEqual(
                call,
                f"xcodebuild test -project {folder}/project/Host.xcodeproj -scheme Host -destination platform={platform} Simulator,id={device} "
                f"-derivedDataPath {folder}/derived -resultBundlePath {folder}/result.xcresult")
            self.assertIn(f"captures {folder}/captures", self.called())
            self.assertIn("regressions off", self.called())
            self.assertTrue((folder / "captures").is_dir())

    def test_the_exit_code_of_the_tests_is_that_of_the_step(self):
        self.assertEqual(self.simulator("iOS", XCODEBUILD_STATUS="65").returncode, 65)

    def test_a_machine_without_simulators_is_told_from_failed_tests(self):
        self.devices.write_text("== Devices ==\n")

        result = self.simulator("tvOS")

        self.assertEqual(result.returncode, 75)
        self.assertIn("there is no simulator of tvOS (Apple TV) on this machine; install its runtime: xcodebuild -downloadPlatform tvOS", result.stderr)
        self.assertEqual([line for line in self.called() if line.startswith("xcodebuild")], [])

    def test_an_unknown_platform_ends_before_anything_runs(self):
        self.assertEqual(self.simulator("watchOS").returncode, 64)
        self.assertEqual(self.called(), [])

    def test_the_folders_that_are_uploaded_are_those_that_are_written(self):
        text = WORKFLOW.read_text()
        for path in ("everyscreen/xcodebuild.log", "everyscreen/result.xcresult", "everyscreen/captures"):
            self.assertIn("${{ runner.temp }}/" + path, text)
        self.simulator("iOS")
        self.assertTrue((self.folder / "temp/everyscreen/xcodebuild.log").exists())


class ProjectTests(unittest.TestCase):
    """The project as Xcode would read it: an old property list whose objects refer to each other."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def project(self, platform):
        path = subprocess.run(
            ["python3", ROOT / ".scripts/apple_project.py", self.folder / platform, platform], capture_output=True, text=True, check=True
        ).stdout.strip()
        return pathlib.Path(path, "project.pbxproj").read_text(), pathlib.Path(path)

    def parsed(self, text):
        """Returns the property list as dictionaries and lists."""
        tokens = re.findall(r'"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+', text.split("\n", 1)[1])
        place = 0

        def take(expected=None):
            nonlocal place
            token = tokens[place]
            place += 1
            if expected is not None:
                self.assertEqual(token, expected)
            return token

        def value():
            token = take()
            if token == "{":
                result = {}
                while tokens[place] != "}":
                    key = take().strip('"')
                    take("=")
                    result[key] = value()
                    take(";")
                take("}")
                return result
            if token == "(":
                result = []
                while tokens[place] != ")":
                    result.append(value())
                    take(",")
                take(")")
                return result
            return token.strip('"')

        result = value()
        self.assertEqual(place, len(tokens))
        return result

    def test_each_reference_leads_to_an_object(self):
        for platform in ("iOS", "tvOS", "visionOS"):
            text, _ = self.project(platform)
            project = self.parsed(text)
            objects = project["objects"]
            referred = set(re.findall(r'"([0-9A-F]{24})"', text)) | set(re.findall(r"\b([0-9A-F]{24})\b", text))
            self.assertEqual(referred - objects.keys(), set())
            self.assertEqual(objects[project["rootObject"]]["isa"], "PBXProject")

    def test_the_tests_are_hosted_by_the_app_and_all_of_them_are_compiled(self):
        text, _ = self.project("iOS")
        objects = self.parsed(text)["objects"]
        targets = {value["name"]: value for value in objects.values() if value["isa"] == "PBXNativeTarget"}
        self.assertEqual(sorted(targets), ["AppleAdapterTests", "Host"])
        self.assertEqual(targets["AppleAdapterTests"]["productType"], "com.apple.product-type.bundle.unit-test")
        phases = [objects[key] for key in targets["AppleAdapterTests"]["buildPhases"]]
        files = next(phase["files"] for phase in phases if phase["isa"] == "PBXSourcesBuildPhase")
        paths = sorted(objects[objects[key]["fileRef"]]["path"] for key in files)
        self.assertEqual(paths, sorted(str(path) for path in (ROOT / "Tests/AppleAdapterTests").rglob("*.swift")))
        hosts = [
            settings["buildSettings"].get("TEST_HOST") for settings in objects.values() if settings["isa"] == "XCBuildConfiguration"]
        self.assertEqual(hosts.count("$(BUILT_PRODUCTS_DIR)/Host.app/Host"), 2)

    def test_the_same_input_writes_the_same_bytes(self):
        first, _ = self.project("iOS")
        self.assertEqual(first, self.project("iOS")[0])

    def test_the_scheme_names_the_targets_of_the_project(self):
        text, path = self.project("tvOS")
        scheme = (path / "xcshareddata/xcschemes/Host.xcscheme").read_text()
        objects = self.parsed(text)["objects"]
        for name, identifier in re.findall(r'BlueprintIdentifier="(\w+)"', scheme) and re.findall(
                r'BlueprintIdentifier="(\w+)" BuildableName="([\w.]+)"', scheme):
            self.assertEqual(objects[name]["isa"], "PBXNativeTarget")
            self.assertIn(identifier, ("Host.app", "AppleAdapterTests.xctest"))


if __name__ == "__main__":
    unittest.main()
