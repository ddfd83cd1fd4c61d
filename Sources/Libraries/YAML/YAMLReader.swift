internal import CYAML

/// Owns the state of libyaml for one text.
///
/// libyaml keeps its own stack, so deep nesting takes memory in proportion to the text, and no recursion.
@safe package struct YAMLReader: ~Copyable {
    // Both on the heap, because libyaml keeps their addresses.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let text: UnsafeMutableBufferPointer<UInt8>
    private var offsets: CharacterOffsets

    /// - Parameter text: UTF-8, without a byte-order mark.
    /// - Returns: nil if libyaml runs out of memory.
    package init?(_ text: [UInt8]) {
        offsets = CharacterOffsets(text)
        unsafe parser = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            unsafe parser.deallocate()
            return nil
        }
        unsafe self.text = .allocate(capacity: text.count)
        _ = unsafe self.text.initialize(from: text)
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, self.text.baseAddress, text.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe text.deallocate()
    }

    /// The next event; nil at the end of the text. Linear in the bytes read.
    package mutating func next() throws(YAMLError) -> YAMLEvent? {
        while true {
            var event = unsafe yaml_event_t()
            guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
            defer { unsafe yaml_event_delete(&event) }
            let type = unsafe event.type
            // The stream event has no contents; after its end libyaml repeats it.
            if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { return nil }
            let start = unsafe offsets.offset(ofCharacter: Int(event.start_mark.index))
            let end = unsafe offsets.offset(ofCharacter: Int(event.end_mark.index))
            if let read = unsafe Self.read(event, at: start, end: end) { return read }
        }
    }

    private static func read(_ event: yaml_event_t, at offset: Int, end: Int) -> YAMLEvent? {
        var (anchor, tag): (String?, String?)
        let kind: YAMLEvent.Kind
        switch unsafe event.type {
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            (anchor, tag) = unsafe (string(scalar.anchor), string(scalar.tag))
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = unsafe .scalar(
                String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = unsafe event.data.sequence_start
            (anchor, tag) = unsafe (string(sequence.anchor), string(sequence.tag))
            kind = .listStart
        case YAML_MAPPING_START_EVENT:
            let mapping = unsafe event.data.mapping_start
            (anchor, tag) = unsafe (string(mapping.anchor), string(mapping.tag))
            kind = .mapStart
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
        case YAML_ALIAS_EVENT: kind = unsafe .alias(string(event.data.alias.anchor) ?? "")
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        default: return nil
        }
        return YAMLEvent(kind: kind, anchor: anchor, tag: tag, offset: offset, end: end)
    }

    private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        unsafe text.map { unsafe String(cString: $0) }
    }

    private mutating func failure() -> YAMLError {
        let state = unsafe parser.pointee
        let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "out of memory"
        // libyaml names the invalid bytes.
        if unsafe state.error == YAML_READER_ERROR {
            let offset = unsafe min(Int(state.problem_offset), text.count)
            return YAMLError(problem: problem, offset: offset, context: "", contextOffset: nil)
        }
        let offset = unsafe offsets.offset(ofCharacter: Int(state.problem_mark.index))
        guard let context = unsafe state.context.map({ unsafe String(cString: $0) }) else {
            return YAMLError(problem: problem, offset: offset, context: "", contextOffset: nil)
        }
        let start = unsafe offsets.offset(ofCharacter: Int(state.context_mark.index))
        return YAMLError(problem: problem, offset: offset, context: context, contextOffset: start)
    }
}
