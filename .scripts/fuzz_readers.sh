#!/usr/bin/env bash
# Fuzzes the readers of captures, guided by coverage (libFuzzer), until one traps, hangs or reads what it cannot write.
#
#     .scripts/fuzz_readers.sh [SECONDS] [CAPTURES]
#
# Begins with the captures of the tests, all or those of a pattern such as 'order.cdp*', and goes on from what earlier runs
# found. What ends the run is left in .build/fuzz. Needs a toolchain of swift.org: others have no runtime for it.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60} captures=${2:-*} work=.build/fuzz

swift build -c release --scratch-path $work --target ScreenCapture -Xswiftc -sanitize=fuzzer
cat > $work/readers.swift <<'SWIFT'
import ScreenCapture

@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for options in [CaptureOptions(), CaptureOptions(density: 420)] {
        do throws(CaptureError) {
            let screens = try readCapture(bytes, named: "capture", options: options).screens
            let written = try? readCapture(Array(ScreenFile.encode(screens).utf8), named: "written").screens
            precondition(written?.map(\.screen) == screens.map(\.screen), "A screen does not survive being written")
        } catch {
            precondition("\(error)".hasPrefix("capture:") && !"\(error)".contains("\n"), "An error is not told in one line")
        }
    }
    return 0
}
SWIFT
swiftc -O -sanitize=fuzzer -parse-as-library -I $work/release/Modules $work/readers.swift \
    $(find -L $work/release/{ScreenModel,ScreenCapture}.build -name '*.o') -lm -o $work/readers
# Words that a reader knows are worth a try anywhere.
grep -rhoE '"[A-Za-z][A-Za-z.:#-]+"' Sources/ScreenCapture | sort -u > $work/words
rm -rf $work/seeds && mkdir -p $work/seeds $work/corpus
cp Tests/ScreenCaptureTests/Captures/$captures $work/seeds
$work/readers $work/corpus $work/seeds -dict=$work/words -max_total_time="$seconds" -max_len=20000 -timeout=5 -artifact_prefix=$work/
