/// A value a search course wants judged.
struct Proposal<Value> {
    let sample: Generator<Value>.Sample
    let key: VerdictKey
    let phase: SearchPhase
}
