#!/usr/bin/env python3
"""How much of the SwiftUI code of apps a blueprint can say: views, modifiers and accessibility modifiers, by use.

Usage: vocabulary.py FOLDER… (checkouts or bare repositories of apps)

A use is a call in a file that imports SwiftUI, outside tests, comments and strings. A word counts as expressible if the
article "SwiftUI's words in blueprints" lists it in its first column, and the arguments are not of a form in IN_PART. The
words of UNIVERSE that the article doesn't list count as inexpressible. Not counted: containers without meaning of their
own (ForEach, Group), the app's own views, animation, life cycle, navigation and data, decoration without text or touch.
"""

import collections
import pathlib
import re
import subprocess
import sys

from swift_source import segments

ARTICLE = pathlib.Path(__file__).parent.parent / "Sources/ScreenLayout/EveryScreenLayout.docc/WordsOfSwiftUI.md"

VIEWS = """Text Image Label LabeledContent Button NavigationLink Link ShareLink Toggle Slider Stepper Picker TextField
SecureField TextEditor ProgressView Gauge DatePicker MultiDatePicker ColorPicker PhotosPicker Menu HStack VStack ZStack
LazyHStack LazyVStack List Form Section ScrollView ViewThatFits LazyVGrid LazyHGrid Grid GridRow NavigationStack
NavigationView NavigationSplitView ToolbarItem ToolbarItemGroup TabView Spacer Divider Rectangle RoundedRectangle
UnevenRoundedRectangle Circle Ellipse Capsule GeometryReader DisclosureGroup OutlineGroup ControlGroup GroupBox Table
TableColumn TableRow Chart WebView Map VideoPlayer Canvas AsyncImage LinearGradient RadialGradient AngularGradient
EditButton PasteButton RenameButton TimelineView ContentUnavailableView SignInWithAppleButton HSplitView VSplitView
Alert ActionSheet""".split()

MODIFIERS = """padding frame fixedSize aspectRatio scaledToFit scaledToFill resizable layoutPriority offset position clipped
overlay background ignoresSafeArea edgesIgnoringSafeArea safeAreaInset font fontWeight fontDesign bold italic underline
strikethrough monospacedDigit monospaced multilineTextAlignment lineLimit lineSpacing truncationMode minimumScaleFactor
allowsTightening kerning tracking baselineOffset textCase dynamicTypeSize foregroundColor foregroundStyle tint
accentColor preferredColorScheme colorScheme opacity hidden redacted unredacted mask buttonStyle controlSize listStyle
formStyle textFieldStyle labelsHidden labelStyle toggleStyle pickerStyle progressViewStyle menuStyle datePickerStyle
gaugeStyle tabViewStyle imageScale  navigationBarTitleDisplayMode toolbarTitleDisplayMode
navigationTitle navigationBarTitle navigationSubtitle toolbar toolbarRole navigationBarItems navigationBarHidden
navigationBarBackButtonHidden disabled privacySensitive focusEffectDisabled focusable focused focusSection defaultFocus
keyboardShortcut allowsHitTesting contentShape zIndex scaleEffect rotationEffect rotation3DEffect alignmentGuide
containerRelativeFrame onTapGesture onLongPressGesture gesture simultaneousGesture highPriorityGesture swipeActions
contextMenu refreshable onDelete onMove draggable dropDestination onDrag onDrop sheet fullScreenCover popover alert
confirmationDialog actionSheet presentationDetents interactiveDismissDisabled searchable
listRowInsets listRowBackground badge tabItem textSelection textContentType help
flipsForRightToLeftLayoutDirection textSpacing""".split()

# Modifiers of accessibility that the article doesn't have to list to be counted; other names that begin so are apps' own.
ACCESSIBILITY = """accessibilityRotor accessibilityRotorEntry accessibilityLinkedGroup accessibilityLabeledPair
accessibilityChildren accessibilityTextContentType accessibilityDirectTouch accessibilityZoomAction
accessibilityScrollAction accessibilityDragPoint accessibilityDropPoint accessibilityChartDescriptor
accessibilityQuickAction accessibilityFocused accessibilityAction accessibilityRepresentation accessibilityScrollStatus
accessibilityDefaultFocus accessibilityActivationPoint""".split()

# Forms whose meaning a blueprint has in part only: the words, a pattern of the arguments, and the lost part.
IN_PART = [
    ("background overlay", r"Material|\.(ultraT|t|r|ultra|bar)\w*Material|\.bar\b", "a material's color is not known"),
    ("foregroundStyle foregroundColor", r"Gradient", "a gradient"),
    ("GeometryReader", r"", "the room at hand"),
    ("zIndex", r"", "the order of reading is that of drawing"),
    ("progressViewStyle", r"\((?!\s*\.?(circular|linear|automatic)\b)", "a style of the app"),
    ("toggleStyle", r"\((?!\s*\.?(switch|button|automatic)\b)", "a style of the app"),
    ("buttonStyle", r"\((?!\s*\.?(plain|bordered|borderedProminent|borderless|automatic)\b)", "a style of the app"),
    ("pickerStyle", r"\((?!\s*\.?(segmented|menu|automatic|navigationLink)\b)", "a wheel, or a list of choices in place"),
    ("toolbarTitleDisplayMode", r"inlineLarge", "a large title in the bar"),
    ("textCase listRowInsets labelStyle", r"\(\s*[a-z]\w*\s*\)", "a value that is not a literal"),
]
IN_PART = [(set(words.split()), re.compile(pattern), reason) for words, pattern, reason in IN_PART]

CALL = re.compile(r"(\.?)\b([A-Za-z]\w*)\s*(?:<[\w., ]*>)?\s*([({])")


def listed_words():
    """The names of SwiftUI in the first column of the article's tables."""
    words = set()
    for line in ARTICLE.read_text().splitlines():
        if line.startswith("|") and not line.startswith("| ---"):
            words.update(re.findall(r"[A-Za-z]\w+", " ".join(re.findall(r"`([^`]*)`", line.split("|")[1]))))
    return words


def sources(folder):
    """The Swift files of a checkout or a bare repository, as (path, text)."""
    folder = pathlib.Path(folder)
    if (folder / "HEAD").exists() and (folder / "objects").exists():
        git = ["git", f"--git-dir={folder}"]
        names = subprocess.run(git + ["ls-tree", "-r", "--name-only", "HEAD"], capture_output=True, text=True, check=True).stdout
        paths = [name for name in names.splitlines() if name.endswith(".swift")]
        request = "".join(f"HEAD:{name}\n" for name in paths).encode()
        output = subprocess.run(git + ["cat-file", "--batch"], input=request, capture_output=True, check=True).stdout
        place = 0
        for name in paths:
            end = output.index(b"\n", place)
            header = output[place:end].split()
            if header[-1] == b"missing":
                place = end + 1
                continue
            size = int(header[-1])
            yield name, output[end + 1 : end + 1 + size].decode(errors="replace")
            place = end + 2 + size
    else:
        for path in sorted(folder.rglob("*.swift")):
            yield str(path.relative_to(folder)), path.read_text(errors="replace")


def arguments(code, start):
    """The text of the brackets that open at an index."""
    depth = 0
    for end in range(start, min(len(code), start + 2000)):
        depth += (code[end] in "([{") - (code[end] in ")]}")
        if depth == 0:
            return code[start : end + 1]
    return code[start : start + 2000]


def uses(text):
    """The calls in a file as (is modifier, name, arguments)."""
    code = "".join('""' if kind == "string" else " " if kind == "comment" else part for kind, part in segments(text))
    for call in CALL.finditer(code):
        yield call[1] == ".", call[2], arguments(code, call.start(3))


def main(folders):
    listed = listed_words()
    totals = {kind: collections.Counter() for kind in ("views", "modifiers", "accessibility modifiers")}
    missing, partial = collections.Counter(), collections.Counter()
    files = 0
    views, modifiers = set(VIEWS), set(MODIFIERS)
    accessibility = {name for name in listed if name.startswith("accessibility")} | set(ACCESSIBILITY)
    for folder in folders:
        of_folder = collections.Counter()
        for path, text in sources(folder):
            if "import SwiftUI" not in text or re.search(r"Tests?/|Tests?\.swift|Mocks?/|Generated", path):
                continue
            files += 1
            for is_modifier, name, given in uses(text):
                if is_modifier:
                    is_accessibility = name in accessibility
                    if not is_accessibility and name not in modifiers:
                        continue
                    kind = "accessibility modifiers" if is_accessibility else "modifiers"
                else:
                    if name not in views:
                        continue
                    kind = "views"
                lost = next((reason for words, pattern, reason in IN_PART if name in words and pattern.search(given)), None)
                verdict = "no" if name not in listed else "in part" if lost else "yes"
                totals[kind][verdict] += 1
                of_folder[verdict] += 1
                shown = ("." if is_modifier else "") + name
                if verdict == "no":
                    missing[shown] += 1
                if verdict == "in part":
                    partial[f"{shown}: {lost}"] += 1
        count = sum(of_folder.values())
        print(f"{folder}: {count} uses, {100 * of_folder['yes'] / max(1, count):.1f} % expressible")
    print(f"{files} files")
    for kind, counts in totals.items():
        count = sum(counts.values())
        if count:
            print(
                f"{kind}: {count} uses, {100 * counts['yes'] / count:.1f} % expressible,"
                f" {100 * (counts['yes'] + counts['in part']) / count:.1f} % with parts"
            )
    print("inexpressible: " + ", ".join(f"{name} {count}" for name, count in missing.most_common(70)))
    print("in part: " + ", ".join(f"{name} {count}" for name, count in partial.most_common(20)))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
