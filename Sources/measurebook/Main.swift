import ArgumentParser
@main struct Measurebook: ParsableCommand { func run() {} }
