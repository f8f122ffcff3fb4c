#!/usr/bin/env python3
"""Writes the table of devices: screen sizes and safe areas in both orientations, split widths.

The input names its sources: Human Interface Guidelines, Layout; measurements of
open-source projects (MIT). Only figures are taken.

usage: .scripts/devices.py devices.json > Sources/ScreenModel/Environment/DeviceTable.swift
"""
import json
import sys

data = json.load(open(sys.argv[1]))


def number(value):
    return str(int(value)) if value == int(value) else str(value)


def insets(area):
    sides = [f"{side}: {number(area[side])}" for side in ("top", "left", "bottom", "right") if area[side]]
    return "Insets(" + ", ".join(sides) + ")" if sides else ".zero"


def way(layout):
    width, height = layout["size"]
    return f"{number(width)}, {number(height)}, {insets(layout['safeArea'])}"


print("""/// Devices and their screens; written by `.scripts/devices.py`.
///
/// Sources: Human Interface Guidelines, Layout (July 2025); measurements at run
/// time by dimmmensions and swift-snapshot-testing (both MIT). Where sources
/// differ by a point or two the newer measurement counts.
let deviceTable: [Device] = [""")
for device in data["devices"]:
    names = ", ".join(f'"{name}"' for name in device["names"])
    idiom = {"iPhone": ".phone", "iPad": ".pad"}[device["kind"]]
    print(f"    Device(\n        [{names}], {idiom},")
    print(f"        portrait: ({way(device['portrait'])}),\n        landscape: ({way(device['landscape'])})),")
print("]\n")
print("""/// The widths of a window that shares an iPad's screen with another, in points, narrowest first, by the longer side of the screen.
///
/// Source: the measurements of swift-snapshot-testing (MIT). iPadOS 26 has windows
/// of any width from about 320 points.
let splitWidthTable: [(longSide: Double, landscape: [Double], portrait: [Double])] = [""")
for row in data["splitViewWidths"]["rows"]:
    def widths(ways):
        return "[" + ", ".join(number(ways[key]) for key in ("oneThird", "half", "twoThirds") if key in ways) + "]"
    print(f"    ({number(row['landscape']['full'])}, {widths(row['landscape'])}, {widths(row['portrait'])}),")
print("]")
