public import EveryScreenLayout

/// The parts of a blueprint, in shares from 0 to 1.
public struct BlueprintShares: Hashable, Sendable {
    /// The controls, as a share of controls, texts and images.
    public let controls: Double
    /// The texts that are no part of a control, as a share of controls, texts and
    /// images.
    public let texts: Double
    /// The images, as a share of controls, texts and images.
    public let images: Double
    /// Parts that only arrange, as a share of everything.
    public let containers: Double

    init(controls: Double, texts: Double, images: Double, containers: Double) {
        self.controls = controls
        self.texts = texts
        self.images = images
        self.containers = containers
    }

    /// Counts the parts of some blueprints together; all shares are 0 where there
    /// is nothing.
    public init(of blueprints: [Blueprint]) {
        var (controls, texts, images, containers) = (0, 0, 0, 0)
        var pending = blueprints
        while let next = pending.popLast() {
            pending += next.children
            switch next.content {
            case .text: texts += 1
            case .image, .shape: images += 1
            case .control: controls += 1
            case .spacer: break
            case .container(.navigationBar(_, let back, _), _):
                containers += 1
                texts += 1
                if back != nil { controls += 1 }
            case .container(.section(let header, let footer), _):
                containers += 1
                texts += (header.isEmpty ? 0 : 1) + (footer.isEmpty ? 0 : 1)
            case .wrapper(.control, _): controls += 1
            case .container, .wrapper, .layered: containers += 1
            }
        }
        let content = Double(max(1, controls + texts + images))
        (self.controls, self.texts, self.images) = (Double(controls) / content, Double(texts) / content, Double(images) / content)
        self.containers = Double(containers) / max(1, Double(controls + texts + images + containers))
    }
}
