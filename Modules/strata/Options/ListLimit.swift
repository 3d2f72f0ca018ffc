import ArgumentParser

/// The options that limit a list.
struct ListLimit: ParsableArguments {
  @Option(help: ArgumentHelp("Show at most this many.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Show an article only once, even if several feeds carry it, and name them all.")
  var unique = false

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
  }
}
