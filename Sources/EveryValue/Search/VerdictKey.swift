/// What a verdict is remembered by: the caller's identity of a value, or the
/// choices it was made of.
enum VerdictKey: Hashable {
    case choices(Fingerprint)
    case identity(AnyHashable)
}
