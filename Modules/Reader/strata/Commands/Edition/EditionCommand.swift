public import ArgumentParser
public import CoreCommandLine
import CoreComposition
import CoreScenes
public import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata edition [QUERY] [--html FILE | --epub FILE] [--images] [--mark-read] [--force]`
struct EditionCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "edition", abstract: "Make a paper from your unread articles.",
    discussion: """
      Without --html or --epub, the edition is shown with the beginnings of the articles. As HTML, it is one file without scripts that loads \
      nothing; as EPUB, it is a book for a reading device. Both have the whole texts.
      """)

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Option(help: ArgumentHelp("Write an HTML file; '-' is standard output.", valueName: "file"), completion: .file())
  var html: String?

  @Option(help: ArgumentHelp("Write an EPUB 3 file; '-' is standard output.", valueName: "file"), completion: .file())
  var epub: String?

  @Flag(help: "Fetch the pictures of the articles and include them.")
  var images = false

  @Flag(name: .customLong("mark-read"), help: "Mark the articles of the edition read once it is written. 'undo' reverts it.")
  var marksRead = false

  @Flag(help: "Replace an existing file.")
  var force = false

  @Argument(
    help: ArgumentHelp("Only articles that this query describes, read ones too, such as 'is:unread age:<1d limit:20'.", valueName: "query"),
    completion: .queries)
  var words: [ArgumentRun] = []

  /// Ctrl-C stops the fetching of pictures. Nothing is written then.
  var handlesInterrupts: Bool { target != nil }

  var isPaged: Bool { target == nil }

  private var target: String? { html ?? epub }

  func validate() throws {
    try quiet.check(changes: target != nil && target != "-")
    try QueryArgument.check(words.typed)
    try NameArgument.check(html, option: "--html")
    try NameArgument.check(epub, option: "--epub")
    if html != nil, epub != nil { throw ValidationError("--html and --epub cannot be combined: make two editions.") }
    if target == nil, images { throw ValidationError("--images requires --html or --epub.") }
    if force, target == nil || target == "-" { throw ValidationError("--force requires a file of --html or --epub.") }
    if target == "-", global.general.json || global.general.plain {
      throw ValidationError("--json and --plain cannot be combined with '-': standard output gets the edition.")
    }
  }

  func perform(in application: Application) async throws {
    if epub == "-", application.isOutputTerminal {
      throw ValidationError("An EPUB file cannot be shown on a terminal. Name a file, or redirect the output.")
    }
    // A wrong query is wrong usage, also when only a saved view shows it.
    if !words.typed.isEmpty, try await QueryArgument.query(words.typed, in: application) == nil { return }
    let query = EditionQuery(words.typed.isEmpty ? nil : words.typed.joined(separator: " "))
    let scene = application.editionPaper()
    guard let target else { return await scene.perform(.show(query, marksRead: marksRead)) }
    let file = target == "-" ? nil : EditionFile(target, mayReplace: force)
    await scene.perform(
      .publish(
        EditionPaper.Publication(query, format: html == nil ? .epub : .html, file: file, hasImages: images, marksRead: marksRead)))
  }
}

extension EditionFeature: CommandFeature {
  public static var commands: [any ParsableCommand.Type] { [EditionCommand.self] }
}
