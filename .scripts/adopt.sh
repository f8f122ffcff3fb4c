#!/usr/bin/env bash
# Builds and tests a package that depends on this one as users' packages do: by the tag of a git repository.
# It holds targets and types of common names, and the README's first test, which must fail as the README shows. Checks that run in two
# shards at a time must leave the report of one run. The compiler must report typical mistakes where they are. A second package depends on
# EveryValue alone. SWIFT_FLAGS holds further flags of the builds.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$root/.build/adopt
swift=${SWIFT:-swift}
read -ra flags <<< "${SWIFT_FLAGS:-}"

rm -rf "$work"
mkdir -p "$work/EveryScreen" "$work/client"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    if [ -e "$file" ] || [ -L "$file" ]; then printf '%s\0' "$file"; fi
done | tar --null --files-from=- -cf - | tar -xf - -C "$work/EveryScreen"
(
    cd "$work/EveryScreen"
    git init --quiet
    git add --all
    git -c user.name=adopt -c user.email=adopt@localhost commit --quiet --message "The working tree"
    git tag 0.2.0
)

cp -R Tests/Adoption/. "$work/client"
mkdir -p "$work/client/Tests/ReadmeTests"
# The first block of Swift with an import is the test; the first block of text is what it prints.
awk '/^```swift$/ {inside = 1; block = ""; next} /^```$/ {if (inside && block ~ /import EveryScreen/) {printf "%s", block; exit} inside = 0}
    inside {block = block $0 "\n"}' README.md > "$work/client/Tests/ReadmeTests/OrderTests.swift"
awk '/^```text$/ {inside = 1; next} /^```$/ {if (inside) exit} inside {print}' README.md > "$work/expected.txt"
test -s "$work/client/Tests/ReadmeTests/OrderTests.swift" && test -s "$work/expected.txt"

export EVERYSCREEN_REPOSITORY="file://$work/EveryScreen"
export EVERYSCREEN_REGRESSIONS=off EVERYSCREEN_JOURNALS=off
run() { "$swift" "$@" ${flags[@]+"${flags[@]}"} --package-path "$work/client" --scratch-path "$work/build" --cache-path "$work/cache"; }

run build --build-tests
run test --skip-build --skip ReadmeTests --skip RunTests
if run test --skip-build --filter ReadmeTests > "$work/readme.txt" 2>&1; then
    echo "adopt: the README's first test passes; it must fail as the README shows" >&2
    exit 1
fi
while IFS= read -r line; do
    line=${line#"${line%%[![:space:]]*}"}
    if [ -n "$line" ] && ! grep -qF -- "$line" "$work/readme.txt"; then
        echo "adopt: the README's first test does not print: $line" >&2
        cat "$work/readme.txt" >&2
        exit 1
    fi
done < "$work/expected.txt"
echo "adopt: the README's first test fails as the README shows"

# What the compiler says about typical mistakes in tests.
compiler=${swift}c
plugins=$(dirname "$(readlink -f "$(command -v "$compiler")")")/../lib/swift/host/plugins/testing
modules=$(run build --show-bin-path)/Modules
for file in Tests/Adoption/Mistakes/*.swift; do
    { "$compiler" -typecheck -swift-version 6 -I "$modules" -plugin-path "$plugins" "$file" 2>&1 || true; } \
        | python3 .scripts/mistakes.py "$file"
done

# A client of the values alone.
values() { "$swift" "$@" ${flags[@]+"${flags[@]}"} --package-path "$work/client/Values" --scratch-path "$work/values" --cache-path "$work/cache"; }
values test
if find "$work/values" -path '*/Modules/EveryScreen*.swiftmodule' | grep -q .; then
    echo "adopt: a client of EveryValue builds modules about screens:" >&2
    find "$work/values" -path '*/Modules/EveryScreen*.swiftmodule' >&2
    exit 1
fi
echo "adopt: a client of EveryValue builds no module about screens"

# Tests that fail make swift test fail; what else goes wrong is missing in the reports.
checks() { EVERYSCREEN_REPORT="$work/$1" EVERYSCREEN_SHARD="$2" run test --skip-build --ignore-lock --filter RunTests > "$work/$1-${2%/*}.txt" 2>&1 || true; }
checks whole 1/1
checks shards 1/2 &
checks shards 2/2 &
wait
run build --product everyscreen
command=$(run build --show-bin-path)/everyscreen
for format in text json sarif junit html markdown; do
    for folder in whole shards; do
        "$command" merge "$work/$folder" --format $format --output "$work/$folder.$format" || test $? -eq 1
    done
    cmp "$work/whole.$format" "$work/shards.$format"
done
if [ "$(grep -c 'the same component as in RunTests.RunTests/screen(title:) ("Cart")' "$work/whole.text")" -ne 2 ]; then
    echo "adopt: a component that three checks show is not reported once:" >&2
    cat "$work/whole.text" >&2
    exit 1
fi
echo "adopt: checks in two shards leave the report of one run, in every form"
