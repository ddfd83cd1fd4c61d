import ArgumentParser

/// The formats of commands whose result is text for people or JSON.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
