/// A fenced block of a Markdown document. The words after its opening mark say what it is and how a test checks it.
struct Fence: Sendable, CustomStringConvertible {
  /// What a block is.
  enum Kind: Equatable, Sendable {
    /// `sh run`, `sh run exit=3`, `sh run feeds`: a shell script that ends with this status. With `feeds`, the data directory contains the articles
    /// of the sample feeds.
    case run(exit: Int32, hasFeeds: Bool)
    /// `sh run step=N`: a shell script that builds or tests a tree after a step of a tutorial.
    case build(step: Int)
    /// `sh run=--help`: commands of scripts that install something or take minutes. They are not run, but the scripts must name what they are given.
    case scripts
    /// `console`: lines `$ command` with the output below each. `console step=N`: the same with the program after a step of a tutorial, and with
    /// an empty data directory.
    case console(step: Int? = nil)
    /// `json shape COMMAND`: an example of what a shell command prints, with the same keys and the same types of values.
    case shape(command: String)
    /// `swift file=PATH step=N`: a whole new file of a tutorial.
    case file(path: String, step: Int)
    /// `LANGUAGE in=PATH`: lines of a file, as they stand there one below the other, whatever their indentation.
    case excerpt(path: String)
    /// `diff step=N`: a change to existing files in a tutorial.
    case diff(step: Int)
    /// `LANGUAGE followed-by=TESTS`: a block of a page that the tests in TESTS.swift follow step by step.
    case followed(tests: String)
    /// `mermaid`: a diagram, which GitHub draws.
    case mermaid
    /// `text`: a drawing or a form of a command, for readers alone.
    case text
  }

  /// The words after a fence are missing or unknown.
  struct Unknown: Error {
    let words: String
  }

  let kind: Kind
  let content: [String]
  /// The place of the content in the lines of its document, from 0.
  let range: Range<Int>
  /// The document and the number of the first line of the content.
  let description: String

  var text: String { content.map { "\($0)\n" }.joined() }
}

extension Fence.Kind {
  init(words: String) throws(Fence.Unknown) {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let values = Dictionary(parts.dropFirst().map(Self.option)) { first, _ in first }
    switch (parts[0], parts.dropFirst().first.map { Self.option($0).key }) {
    case ("sh", "run") where parts.count == 2 && parts[1] == "run=--help": self = .scripts
    case ("sh", "run") where parts.count == 3 && parts[1] == "run" && values["step"] != nil:
      self = .build(step: try Self.step(values, words))
    case ("sh", "run")
    where parts[1] == "run" && values.count == parts.count - 1 && Set(values.keys).isSubset(of: ["run", "exit", "feeds"]):
      guard let exit = Int32(values["exit"] ?? "0") else { throw Fence.Unknown(words: words) }
      self = .run(exit: exit, hasFeeds: values["feeds"] != nil)
    case ("console", nil): self = .console()
    case ("console", "step") where parts.count == 2: self = .console(step: try Self.step(values, words))
    case ("json", "shape") where parts.count > 2: self = .shape(command: parts.dropFirst(2).joined(separator: " "))
    case ("swift", "file") where parts.count == 3:
      guard let path = values["file"], !path.isEmpty else { throw Fence.Unknown(words: words) }
      self = .file(path: path, step: try Self.step(values, words))
    case (_, "in") where parts.count == 2: self = .excerpt(path: values["in"] ?? "")
    case ("diff", "step") where parts.count == 2: self = .diff(step: try Self.step(values, words))
    case (_, "followed-by") where parts.count == 2 && values["followed-by"] != "": self = .followed(tests: values["followed-by"] ?? "")
    case ("mermaid", nil): self = .mermaid
    case ("text", nil): self = .text
    default: throw Fence.Unknown(words: words)
    }
  }

  private static func step(_ values: [String: String], _ words: String) throws(Fence.Unknown) -> Int {
    guard let step = values["step"].flatMap(Int.init), step > 0 else { throw Fence.Unknown(words: words) }
    return step
  }

  /// `key=value`, or a word alone.
  private static func option(_ word: String) -> (key: String, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count == 2 ? parts[1] : "")
  }
}
