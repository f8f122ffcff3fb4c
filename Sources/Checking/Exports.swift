@_exported public import EveryScreenAudit
@_exported public import EveryScreenCapture
@_exported public import EveryScreenGenerators
@_exported public import EveryScreenLayout
@_exported public import EveryScreenModel
@_exported public import EveryScreenNavigation
@_exported public import EveryScreenSpecs

// Exports only the engine's types that tests of screens name: the others need
// `import EveryValue`.
@_exported public import class EveryValue.ChoiceSource
@_exported public import enum EveryValue.GenerationError
@_exported public import struct EveryValue.Generator
@_exported public import struct EveryValue.ReplayToken
@_exported public import struct EveryValue.SpanLabel
@_exported public import struct EveryValue.TextAlphabet
