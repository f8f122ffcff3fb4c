@_exported public import AccessibilitySpecs
@_exported public import Audit
@_exported public import Navigation
@_exported public import PropertyTesting
@_exported public import ScreenCapture
@_exported public import ScreenGenerators
@_exported public import ScreenLayout
@_exported public import ScreenModel
