#!/bin/bash
# Type-checks the library for Apple's platforms where there is no SDK, with function bodies, availability and deployment targets:
#   .scripts/apple_types.sh [PLATFORM…]      (all seven without arguments; a platform's errors are in out/apple-types/PLATFORM.log)
# The standard library is built once from the toolchain's own interfaces, for iOS, and so is what lies below the adapters. The other
# platforms get copies of these modules in which the target is written over: targets below are spelled with as many letters each. What
# differs, the adapters and the stand-ins that they are checked against, is compiled for each platform. The compiler's index of it names the
# symbols that are used; each needs a row in Tests/StandIns/Symbols.tsv or Unproven.md.
set -eu
cd "$(dirname "$0")/.."
SWIFTC=${SWIFTC:-swiftc}
lib=$(cd "$(dirname "$(readlink -f "$(command -v "$SWIFTC")")")/../lib" && pwd)
here=Tests/StandIns
out=${APPLE_TYPES:-.build/apple-types}
logs=out/apple-types
jobs=${APPLE_TYPES_JOBS:-2}
base=x86_64-apple-ios16.0.0000-simulator
mkdir -p "$out" "$logs"

target() {
    case $1 in
        ios16) echo $base ;;
        ios26) echo x86_64-apple-ios26.0.0000-simulator ;;
        tvos16) echo x86_64-apple-tvos16.0.000-simulator ;;
        visionos1) echo x86_64-apple-xros1.0.0000-simulator ;;
        watchos9) echo x86_64-apple-watchos9.000-simulator ;;
        catalyst16) echo x86_64-apple-ios16.0.0000000-macabi ;;
        macos13) echo x86_64-apple-macosx13.0.00000000000 ;;
        *) echo "apple_types: there is no platform $1; there are ios16 ios26 tvos16 visionos1 watchos9 catalyst16 macos13" >&2; return 1 ;;
    esac
}

# flags TARGET FOLDER
flags() {
    echo "-target $1 -I $2 -disable-objc-interop -swift-version 6 -package-name everyscreen -resource-dir $lib/swift -Xcc -ffreestanding"
}
features="-enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny"
plugins=$(find "$lib/swift/host/plugins" -name libTestingMacros.so -o -name libSwiftMacros.so | sort | sed "s/^/-load-plugin-library /" | tr "\n" " ")

# emit FOLDER TARGET MODULE ARGUMENTS…: bodies are left out but in the library's own modules.
emit() {
    local folder=$1 target=$2 module=$3
    shift 3
    # shellcheck disable=SC2046
    "$SWIFTC" -frontend -emit-module -parse-as-library -module-name "$module" -o "$folder/$module.swiftmodule" $(flags "$target" "$folder") "$@" \
        2>&1 | grep -E '^[^ ].*(error|warning):' || true
}

sources() { find -L "$@" -name '*.swift' | sort; }

# The modules that are the same everywhere: the key is what they are made of.
key=$( (cat $(sources Sources/EveryValue Sources/ScreenModel Sources/ScreenLayout Sources/Navigation Sources/Audit Specs Generators \
    Sources/ScreenCapture Sources/CrashIsolation Sources/Checking $here/TypeCheck) "$0"; "$SWIFTC" --version 2>/dev/null) | cksum | cut -d' ' -f1)
standard=$( ("$SWIFTC" --version 2>/dev/null; sed -n '/^build_standard/,/^}/p' "$0") | cksum | cut -d' ' -f1)

build_standard() {
    local folder=$out/standard-$standard
    test -e "$folder/done" && return
    rm -rf "$out"/standard-*; mkdir -p "$folder"
    # Where the interfaces say nothing of visionOS, its versions follow those of iOS.
    for module in Swift _Concurrency _StringProcessing SwiftOnoneSupport; do
        sed -E -e '/visionOS/!s/, iOS (1[0-6]\.[0-9.]+|17\.0)/&, visionOS 1.0/' -e '/visionOS/!s/, iOS 17\.[1-9][0-9.]*/&, visionOS 1.1/' \
            -e '/visionOS/!s/, iOS 18\.([0-9.]+)/&, visionOS 2.\1/' -e '/visionOS/!s/, iOS 26\.([0-9.]+)/&, visionOS 26.\1/' \
            -e "s/-target x86_64-unknown-linux-gnu/-target $base/" -e 's/@backDeployed\(before: [^)]*\)//g' \
            -e 's/^\/\/ swift-module-flags: /&-disable-availability-checking /' \
            "$lib/swift_static/linux/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" > "$folder/$module.swiftinterface"
        "$SWIFTC" -frontend -compile-module-from-interface "$folder/$module.swiftinterface" -o "$folder/$module.swiftmodule" \
            -module-name $module -target $base -resource-dir "$lib/swift" -I "$folder" -parse-stdlib -disable-objc-interop \
            -disable-availability-checking -Xcc -ffreestanding
    done
    # The interfaces stay: a module made of one is out of date without it.
    touch "$folder/done"
}

build_shared() {
    local folder=$out/shared-$key
    test -e "$folder/done" && return
    rm -rf "$out"/shared-*; mkdir -p "$folder"
    cp "$out/standard-$standard"/*.swiftmodule "$folder"
    emit "$folder" $base ObjectiveC -experimental-skip-all-function-bodies $here/TypeCheck/ObjectiveC.swift
    emit "$folder" $base Foundation -experimental-skip-all-function-bodies $here/TypeCheck/Foundation.swift
    emit "$folder" $base Testing $plugins -experimental-skip-all-function-bodies $here/TypeCheck/Testing.swift
    {
        while read -r module path; do
            # Bodies that need all of Foundation are left out; they are compiled on every Linux build.
            emit "$folder" $base "$module" $features -experimental-skip-all-function-bodies $(sources "$path")
        done <<-MODULES
		EveryValue Sources/EveryValue
		EveryValueCrashIsolation Sources/CrashIsolation
		EveryScreenModel Sources/ScreenModel
		EveryScreenLayout Sources/ScreenLayout
		EveryScreenNavigation Sources/Navigation
		EveryScreenAudit Sources/Audit
		EveryScreenSpecs Specs
		EveryScreenGenerators Generators
		EveryScreenCapture Sources/ScreenCapture
		EveryScreenKit Sources/Checking
		MODULES
    } > $logs/shared.log
    if test -s $logs/shared.log; then cat $logs/shared.log >&2; exit 1; fi
    touch "$folder/done"
}

check() {
    local platform=$1 target folder
    target=$(target "$platform")
    test ${#target} -eq ${#base} || { echo "apple_types: the target $target is not as long as $base" >&2; return 1; }
    folder=$out/$platform
    rm -rf "$folder"; mkdir -p "$folder"
    for module in "$out/shared-$key"/*.swiftmodule; do
        LC_ALL=C sed "s/$base/$target/g" "$module" > "$folder/$(basename "$module")"
    done
    {
        emit "$folder" "$target" Accessibility -experimental-skip-all-function-bodies $here/Accessibility/*.swift
        emit "$folder" "$target" KeyValueCoding -experimental-skip-all-function-bodies $here/KeyValueCoding/*.swift
        emit "$folder" "$target" XCTest -experimental-skip-all-function-bodies $here/TypeCheck/XCTest.swift
        local views=UIKit alias=
        if test "$platform" = macos13; then
            # The views of the stand-in for SwiftUI are UIKit's, which does not exist there.
            views=StandInViews alias="-module-alias UIKit=StandInViews"
            emit "$folder" "$target" AppKit -experimental-skip-all-function-bodies $here/AppKit/*.swift
        fi
        emit "$folder" "$target" $views -experimental-skip-all-function-bodies $here/UIKit/*.swift
        # Parameter packs of its stand-in need iOS 17; those of SwiftUI are older.
        emit "$folder" "$target" SwiftUI $alias -disable-availability-checking -experimental-skip-all-function-bodies $here/SwiftUI/*.swift
        sources Sources/EveryScreen | sed 's/$/.o/' > "$folder/units"
        # shellcheck disable=SC2046
        "$SWIFTC" -frontend -typecheck -parse-as-library -module-name EveryScreen $(flags "$target" "$folder") $features $plugins \
            -index-store-path "$folder/index" -index-unit-output-path-filelist "$folder/units" \
            -warnings-as-errors $(sources Sources/EveryScreen) 2>&1 | grep -E '^[^ ].*(error|warning):' || true
    } | sort -u > "$logs/$platform.log"
    python3 .scripts/apple_symbols.py used "$folder/index" --library "$lib" > "$logs/$platform.symbols"
    rm -rf "$folder"
    local errors
    errors=$(grep -c . "$logs/$platform.log" || true)
    echo "apple_types: $platform: $errors errors"
    if test "$errors" -gt 0; then head -20 "$logs/$platform.log"; return 1; fi
}

build_standard
build_shared
platforms=${*:-ios16 ios26 tvos16 visionos1 watchos9 catalyst16 macos13}
status=0
running=()
for platform in $platforms; do
    if test ${#running[@]} -ge "$jobs"; then wait "${running[0]}" || status=1; running=("${running[@]:1}"); fi
    check "$platform" & running+=($!)
done
for job in "${running[@]}"; do wait "$job" || status=1; done
# Each symbol has evidence; with all platforms, also each row a use.
lists=()
for platform in $platforms; do lists+=("$logs/$platform.symbols"); done
python3 .scripts/apple_symbols.py check $here/Symbols.tsv $here/Unproven.md "${lists[@]}" $(test $# -gt 0 || echo --all) || status=1
exit $status
