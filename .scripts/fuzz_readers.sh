#!/usr/bin/env bash
# Fuzzes every reader, guided by coverage (libFuzzer): captures, regression files, shards, baselines, known issues, products, earlier
# reports, transcripts and replay tokens.
#
#     .scripts/fuzz_readers.sh [SECONDS] [FORMAT…]
#
# The seconds (90 by default) are divided among the formats (all by default). The names of formats are the keys in fuzz_readers.swift. Begins
# with the files of the tests and those that the demo shop makes, and goes on from the inputs that earlier runs found. A crash, a hang
# of 10 seconds, 2 GB of memory or a broken law ends the run: the exit code is 1, and the last line names the file with the input.
# Needs a toolchain of swift.org: others have no runtime for it.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-90} work=.build/fuzz
shift || true
formats=("$@")
if [ ${#formats[@]} -eq 0 ]; then
    formats=(captures regressions shards baselines known-issues products reports transcripts tokens)
fi

for target in EveryScreenKit EveryScreenCaptureReaders; do
    swift build -c release --scratch-path $work --target $target -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing
done
# Declarations of the package are visible to files of its name alone.
name=$(sed -n 's/.*"-package-name","\([^"]*\)".*/\1/p' $work/release.yaml | head -1)
modules=(EveryValue EveryValueCrashIsolation EveryScreen{Model,Layout,Navigation,Audit,Specs,Generators,Capture,CaptureReaders,Kit})
objects=$(for module in "${modules[@]}"; do find -L $work/release/$module.build -name '*.o'; done)
# shellcheck disable=SC2086
swiftc -O -sanitize=fuzzer -parse-as-library -package-name "$name" -module-name ReaderFuzzing -I $work/release/Modules \
    .scripts/fuzz_readers.swift $objects -lm -o $work/readers

# Files to begin with, a folder for each format.
command=$(swift build --show-bin-path)/EveryScreenDemo
swift build --product EveryScreenDemo
rm -rf $work/seeds
for format in "${formats[@]}"; do mkdir -p $work/seeds/$format $work/corpus/$format; done
seeds() { if [ -d $work/seeds/$1 ]; then "$2" $work/seeds/$1; fi; }
findings() { "$command" "$@" > /dev/null || test $? -eq 1; }
captures() { cp Tests/ScreenCaptureTests/Captures/* "$1"; }
regressions() { for screens in sample/faulty flows/faulty; do findings fuzz --screens $screens --cases 60 --save "$1"; done; rm -f "$1"/*.svg; }
shards() { for screens in sample/faulty flows/faulty; do
    findings fuzz --screens $screens --cases 1 --shard 1/1 --output "$1/${screens//\//-}.json"
done; }
baselines() { findings fuzz --screens sample/faulty --cases 60 --save-baseline "$1/shop.json"; }
issues() { cat > "$1/shop.json" <<'JSON'
{"everyscreenKnownIssues": 1, "issues": [
  {"spec": "target-size", "on": "Delete", "in": {"textSize": "AX3"}, "check": "cart", "until": "2027-03-01", "because": "a new design"}]}
JSON
}
products() { cat > "$1/shop.json" <<'JSON'
{"everyscreenProduct": 1, "product": "Shop", "version": "2.1", "author": "Team", "email": "a@shop.example", "date": "2026-01-01",
 "decisions": [{"criterion": "1.2.1", "level": "supports", "notes": "All films have captions.", "by": "An auditor"}]}
JSON
}
reports() {
    findings fuzz --screens sample/faulty --cases 20 --format json --output "$1/shop.json"
    findings audit Tests/ScreenCaptureTests/Captures/order.xcuitest.txt --format json --output "$1/capture.json"
}
transcripts() { cp Tests/EveryScreenTests/Transcripts/*.txt "$1"; }
tokens() {
    number=0
    for token in $(grep -rhoE 'es[12]-[A-Za-z0-9_-]{8,}' Tests --include='*.swift' | sort -u | head -40); do
        printf '%s' "$token" > "$1/$((number += 1))"
        # The same bytes without the armor, for the reader behind the checksum.
        printf '%s' "${token#es?-}" | python3 -c 'import base64, sys
text = sys.stdin.read(); sys.stdout.buffer.write(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))[1:-4])' > "$1/$number.bytes" || true
    done
}
seeds captures captures
seeds regressions regressions
seeds shards shards
seeds baselines baselines
seeds known-issues issues
seeds products products
seeds reports reports
seeds transcripts transcripts
seeds tokens tokens

# Words that a reader knows are worth a try anywhere.
grep -rhoE '"[A-Za-z][A-Za-z.:#-]+"' Sources/CaptureReaders Sources/ScreenCapture Sources/Checking | sort -u > $work/words
for format in "${formats[@]}"; do
    rm -f $work/found-$format-*
    echo "fuzz_readers: $format for $((seconds / ${#formats[@]})) seconds"
    # Leaks are not searched: statics would count as such.
    # The backtrace of the runtime would end the process before the input is written.
    if ! SWIFT_BACKTRACE=enable=no EVERYSCREEN_FUZZED_FORMAT=$format $work/readers $work/corpus/$format $work/seeds/$format -dict=$work/words -detect_leaks=0 \
        -max_total_time=$((seconds / ${#formats[@]})) -max_len=250000 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix=$work/found-$format- > $work/$format.log 2>&1; then
        tail -40 $work/$format.log
        echo "fuzz_readers: the reader of $format failed; the input is $(ls $work/found-$format-* 2> /dev/null | head -1), the log $work/$format.log"
        exit 1
    fi
    grep -E 'stat::number_of_executed_units|stat::new_units_added|stat::peak_rss_mb' $work/$format.log
done
echo "fuzz_readers: nothing found"
