/// All emitters: everything that a build writes, except the manifest.
package enum EmitterList {
    package static let all: [any Emitter] = [
        ReportEmitter(),
        DataEmitter(),
        OutputSchema(),
        FindingsEmitter(),
        SARIFEmitter(),
    ]
}
