/// Every output format. A new one is one file in `Emitters` and one line here.
package enum EmitterList {
    ///
    /// The one that takes longest comes first, so that it is not left over where several threads share the work.
    package static let all: [any Emitter] = [
        ReportEmitter(),
        DataPackageEmitter(),
        ClaimJSONEmitter(),
        ValueJSONEmitter(),
        FindingsEmitter(),
        SARIFEmitter(),
    ]
}
