/// Every output format. A new one is one file beside the others of its kind and one line here.
package enum EmitterList {
    package static let all: [any Emitter] = [
        ReportEmitter(),
        DataEmitter(),
        FindingsEmitter(),
        SARIFEmitter(),
    ]
}
