/// All output formats. Each is a file and an entry here.
package enum EmitterList {
    package static let all: [any Emitter] = [
        ReportEmitter(),
        DataEmitter(),
        FindingsEmitter(),
        SARIFEmitter(),
    ]
}
