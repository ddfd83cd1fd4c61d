/// Every output format. A new one is one file in `Emitters` and one line here.
package enum EmitterList {
    package static let all: [any Emitter] = [
        ValueCSVEmitter(),
        ValueJSONEmitter(),
        ClaimCSVEmitter(),
        ClaimJSONEmitter(),
        FindingsEmitter(),
        ReportEmitter(language: "en"),
    ]
}
