@_exported public import EveryScreenKit
