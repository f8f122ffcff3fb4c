#if canImport(UIKit)
    import EveryScreen
#endif
