/// The key under which a verdict is remembered: the caller's identity of a value,
/// or the choices that made it.
enum VerdictKey: Hashable {
    case choices(Fingerprint)
    case identity(AnyHashable)
}
