import ArgumentParser

/// The options of every command that prints places as addresses.
struct LinkOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Add the web address of each place: https://host/owner/repo/blob/{commit}/{path}#L{line}",
            valueName: "template"))
    var links: String?

    @Option(
        help: ArgumentHelp(
            "The commit in the addresses (default: the commit that is checked out).", valueName: "commit"))
    var commit: String?
}
