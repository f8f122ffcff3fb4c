#!/usr/bin/python3
"""A form of GTK 4 with at most one planted fault: order.py [--right-to-left] [--fault NAME]"""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, Gtk

STYLE = b"button.tiny { min-width: 16px; min-height: 16px; padding: 0; border: none; margin: 0; }"
TABS = (Gdk.KEY_Tab, Gdk.KEY_ISO_Left_Tab)


def named(widget, name):
    widget.update_property([Gtk.AccessibleProperty.LABEL], [name])
    return widget


def keeping(widget, takes):
    """Makes a widget keep some keys for itself."""
    controller = Gtk.EventControllerKey(propagation_phase=Gtk.PropagationPhase.CAPTURE)
    controller.connect("key-pressed", lambda _, key, code, state: takes(key))
    widget.add_controller(controller)
    return widget


def label(text, **properties):
    return Gtk.Label(label=text, xalign=0, **properties)


def content(fault):
    yield label("Where is my parcel?")
    number = Gtk.Entry()
    yield label("_Number", use_underline=True, mnemonic_widget=number)
    yield number
    yield Gtk.CheckButton(label="Send me messages")
    yield named(Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1), "Volume")
    # GTK's own text view keeps Tab and Shift+Tab.
    yield named(Gtk.TextView(accepts_tab=fault == "text-view", height_request=48), "Note")
    if fault == "canvas":
        canvas = Gtk.DrawingArea(focusable=True, height_request=48, accessible_role=Gtk.AccessibleRole.BUTTON)
        yield keeping(named(canvas, "Signature"), lambda key: True)
    if fault == "keeps-tab":
        yield keeping(Gtk.Button(label="Sign"), lambda key: key in TABS)
    if fault == "unknown-role":
        timer = Gtk.Box(accessible_role=Gtk.AccessibleRole.TIMER)
        timer.append(label("9:59"))
        yield named(timer, "Time left")
    if fault == "fixed-height":
        # Neither a bar, nor the mouse, nor a key scrolls it.
        external = Gtk.PolicyType.EXTERNAL
        notice = Gtk.ScrolledWindow(vscrollbar_policy=external, height_request=20, focusable=False, can_target=False)
        notice.set_child(label("Delivery takes two days"))
        yield notice
    if fault == "small-targets":
        row = Gtk.Box()
        for name in ("Fewer", "More"):
            button = named(Gtk.Button(icon_name="go-next-symbolic", halign=Gtk.Align.START, valign=Gtk.Align.START), name)
            button.get_child().set_pixel_size(16)
            button.add_css_class("tiny")
            row.append(button)
        yield row
    if fault == "mouse-only":
        yield Gtk.Button(label="Cancel", focusable=False)
    delete = Gtk.Button(icon_name="edit-delete-symbolic")
    yield delete if fault == "no-label" else named(delete, "Delete")
    yield Gtk.Button(label="Track")


def show(program, arguments):
    fault = arguments[arguments.index("--fault") + 1] if "--fault" in arguments else None
    if "--right-to-left" in arguments:
        Gtk.Widget.set_default_direction(Gtk.TextDirection.RTL)
    style = Gtk.CssProvider()
    style.load_from_data(STYLE)
    Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
    column.set_margin_top(12), column.set_margin_bottom(12), column.set_margin_start(12), column.set_margin_end(12)
    for widget in content(fault):
        column.append(widget)
    window = Gtk.ApplicationWindow(application=program, title="Order", default_width=420, child=column)
    window.present()


program = Gtk.Application(application_id="org.everyscreen.Order", flags=Gio.ApplicationFlags.NON_UNIQUE)
program.connect("activate", show, sys.argv[1:])
program.run([])
