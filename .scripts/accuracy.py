#!/usr/bin/env python3
"""Counts the findings on pages that are presumed good, and merges the verdicts of two profiles on one corpus.

usage: accuracy.py count CORPUS.jsonl RESULTS.jsonl
       accuracy.py merge RESULTS.jsonl MORE.jsonl

`count` prints errors, warnings and notes a page and per 100 focusable elements, with the specs that tell them, most first.
`merge` prints the lines of RESULTS with the verdicts of MORE of specs that are not among them: labels of level AAA are scored by
a profile of that level, and all others by the default.
"""
import collections
import json
import sys


def rows(path):
    with open(path) as file:
        return [json.loads(line) for line in file if line.strip()]


def count(corpus, results):
    focusables = sum(bool(node.get("focusable")) for page in rows(corpus) for node in page["nodes"])
    pages, unsure = 0, 0
    findings = {severity: collections.Counter() for severity in ("error", "warning", "note")}
    for page in rows(results):
        pages += 1
        for spec, verdict in page["verdicts"].items():
            unsure += verdict["outcome"] == "cantTell"
            for finding in verdict["findings"] if verdict["outcome"] == "failed" else []:
                findings[finding.get("severity", verdict["severity"])][spec] += 1
    for severity, specs in findings.items():
        total = specs.total()
        print(f"{severity}s: {total} on {pages} pages, {total / pages:.2f} a page, {100 * total / focusables:.2f} per 100 focusable elements")
        for spec, number in specs.most_common():
            print(f"    {number:5} {spec}")
    print(f"cannot tell: {unsure} verdicts")


def merge(results, more):
    others = {page["screen"]: page["verdicts"] for page in rows(more)}
    for page in rows(results):
        page["verdicts"] = others.get(page["screen"], {}) | page["verdicts"]
        print(json.dumps(page, ensure_ascii=False))


if len(sys.argv) != 4 or sys.argv[1] not in ("count", "merge"):
    sys.exit(__doc__)
(count if sys.argv[1] == "count" else merge)(*sys.argv[2:])
