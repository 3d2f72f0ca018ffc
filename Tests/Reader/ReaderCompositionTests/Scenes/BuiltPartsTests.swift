@testable import CoreComposition
import CoreScenes
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import TerminalDoubles
import Testing

@Suite("The parts that a command builds")
@MainActor
struct BuiltPartsTests {
  enum Command: CaseIterable {
    case count, viewList, export, undo

    /// The repositories that the command needs, and what they need.
    var repositories: Set<String> {
      switch self {
      case .count: ["subscriptions", "subscriptionList", "sourceList", "recordSync", "articles", "selector"]
      case .viewList:
        ["subscriptions", "subscriptionList", "sourceList", "recordSync", "articles", "selector", "views", "undoHistory"]
      case .export:
        [
          "subscriptions", "subscriptionList", "sourceList", "recordSync", "articles", "selector", "views", "rules", "keys", "fetchStates",
          "outlines",
          "sharedSubscriptions", "serverState", "feedServer",
        ]
      case .undo:
        [
          "subscriptions", "subscriptionList", "sourceList", "recordSync", "articles", "selector", "views", "rules", "undoHistory",
          "sharedSubscriptions", "serverState", "feedServer",
        ]
      }
    }

    @MainActor func make(in application: Application) {
      switch self {
      case .count: _ = application.articleCount()
      case .viewList: _ = application.viewList()
      case .export: _ = application.importExport()
      case .undo: _ = application.undo()
      }
    }
  }

  @Test("are the repositories that its use cases need, and no others", arguments: Command.allCases)
  func repositories(_ command: Command) throws {
    let application = try Application(
      .strata, settings: [], LaunchOptions(directory: "/no/such/folder"), terminal: CapturedTerminal(of: "strata").terminal)
    command.make(in: application)
    #expect(Self.made(in: application.repositories) == command.repositories)
  }

  /// The names of the lazy variables that have a value.
  private static func made(in repositories: ReaderRepositories) -> Set<String> {
    let prefix = "$__lazy_storage_$_"
    return Set(
      Mirror(reflecting: repositories).children.compactMap { child in
        guard let name = child.label, name.hasPrefix(prefix), !Mirror(reflecting: child.value).children.isEmpty else { return nil }
        return String(name.dropFirst(prefix.count))
      })
  }
}
