@_exported public import AccessibilityChecking
