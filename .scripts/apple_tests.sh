#!/bin/bash
# Runs the tests of the adapters in a simulator, hosted by an app in a project that is written for it:
#   .scripts/apple_tests.sh iOS|tvOS|visionOS FOLDER
# FOLDER gets the project, the log, the result bundle and the captured screens (FOLDER/captures). Exit code 0: the tests passed; 75: there is no
# simulator of the platform on this machine, which says nothing about the tests; others: as xcodebuild.
set -eu
platform=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."
case $platform in
    iOS) kind=iPhone ;;
    tvOS) kind='Apple TV' ;;
    visionOS) kind='Apple Vision' ;;
    *) echo "apple_tests: there is no platform $platform; there are iOS, tvOS and visionOS" >&2; exit 64 ;;
esac

# A device that runs is taken first: booting takes minutes.
devices=$(xcrun simctl list devices available | grep -E "^ *$kind" || true)
device=$(echo "$devices" | grep -F '(Booted)' | grep -oE '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}' | head -1 || true)
if test -z "$device"; then
    device=$(echo "$devices" | grep -oE '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}' | head -1 || true)
    if test -z "$device"; then
        echo "apple_tests: there is no simulator of $platform ($kind) on this machine; install its runtime: xcodebuild -downloadPlatform $platform" >&2
        exit 75
    fi
    xcrun simctl boot "$device"
fi
xcrun simctl bootstatus "$device"

project=$(python3 .scripts/apple_project.py "$folder/project" "$platform")
mkdir -p "$folder/captures"
rm -rf "$folder/result.xcresult"
# xcodebuild hands variables with this prefix to the process of the tests, without it.
export TEST_RUNNER_EVERYSCREEN_CAPTURES=$folder/captures
export TEST_RUNNER_EVERYSCREEN_REGRESSIONS=off
status=0
xcodebuild test -project "$project" -scheme Host -destination "platform=$platform Simulator,id=$device" \
    -derivedDataPath "$folder/derived" -resultBundlePath "$folder/result.xcresult" > "$folder/xcodebuild.log" 2>&1 || status=$?
grep -E '(error:|✘|\*\* TEST|Test run with)' "$folder/xcodebuild.log" | tail -40 || true
exit $status
