import ArgumentParser

/// The option that says how long a list may be.
struct ListLimit: ParsableArguments {
  @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit wants a number of 1 or more.") }
  }
}
