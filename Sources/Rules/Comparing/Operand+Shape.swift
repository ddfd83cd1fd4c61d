import Books

extension Operand {
    /// A number, or a map.
    static let shape = Shape.either([.scalar(.number), counterpartShape])
    /// A column's name, a number, or a map.
    static let columnShape = Shape.either([.scalar(.text), counterpartShape])

    private static let counterpartShape = Shape.map(CounterpartKeys.form.shape)
}

extension RuleParameters {
    /// - Parameter isScaled: see ``Operand``.
    func operand(_ node: BookNode?, named name: String, isScaled: Bool = false) -> Operand? {
        node.flatMap { Operand($0, name: name, parameters: self, isScaled: isScaled) }
    }
}
