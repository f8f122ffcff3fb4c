import EveryValue

// Made once, as making a label reads its name: that was a thirtieth of the time of
// drawing a tree.

/// The label of a part of a tree.
let blueprintLabel: SpanLabel = "blueprint"
/// The label of a leaf.
let leafLabel: SpanLabel = "leaf"
/// The label of one of several parts of a screen.
let partLabel: SpanLabel = "part"
