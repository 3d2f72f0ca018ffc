import ArgumentParser

/// The options that limit a list.
struct ListLimit: ParsableArguments {
  @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Show an article that came with several feeds once, and say with which.")
  var unique = false

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit wants a number of 1 or more.") }
  }
}
