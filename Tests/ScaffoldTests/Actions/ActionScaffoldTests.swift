import Testing

@testable import scaffold

@Suite("Scripts/new action, Scripts/remove action")
struct ActionScaffoldTests {
  @Test("removing a new action restores every file byte for byte", arguments: [("pin", nil), ("bookmark", nil), ("lend", "lent")])
  func identity(verb: String, past: String?) throws {
    let name = try ActionName(verb, past: past)
    let before = try Self.tree()
    let creation = try ActionScaffold(tree: before).creation(of: name)
    #expect(creation.added.isEmpty && creation.removed.isEmpty && creation.changed.count > 10)
    let after = ActionScaffold(tree: creation.applied(to: before))
    #expect(after.made == name)
    #expect(try after.action(named: verb) == name)
    #expect(try after.removal(of: name).applied(to: after.tree) == before)
  }

  @Test("the reference change under its own name is the patch, byte for byte")
  func model() throws {
    let text = try #require(Self.tree()[ActionScaffold.patch])
    let patch = Patch(text)
    #expect(ActionRenaming(name: .model).patch(patch).files.map { $0.hunks.map(\.lines) } == patch.files.map { $0.hunks.map(\.lines) })
  }

  @Test(
    "a line is renamed in all spellings, and a table of the help keeps its columns",
    arguments: [
      (#"static let pinned = MarkWords(verb: "pin")"#, #"static let archived = MarkWords(verb: "archive")"#),
      ("enum Pinned: MarkKind {", "enum Archived: MarkKind {"), (#".init("is_pinned")"#, #".init("is_archived")"#),
      (#"  "unpin ab12", "1 article unpinned.""#, #"  "unarchive ab12", "1 article unarchived.""#),
      ("a pinned article pins a pin", "an archived article archives an archive"), ("spinning pinboard", "spinning pinboard"),
      ("    pin ID…, unpin ID…                pin articles", "    archive ID…, unarchive ID…        archive articles"),
      ("    filter pinned   only", "    filter archived  only"), ("  ", "  "), ("", ""),
    ])
  func lines(model: String, archive: String) throws {
    #expect(ActionRenaming(name: try ActionName("archive")).line(model) == archive)
  }

  @Test(
    "a taken word is refused",
    arguments: [("star", nil), ("list", nil), ("mark", nil), ("keep", "starred"), ("note", "unread"), ("filter", nil)])
  func taken(verb: String, past: String?) throws {
    let error = #expect(throws: ScaffoldError.self) { try ActionScaffold(tree: Self.tree()).creation(of: ActionName(verb, past: past)) }
    #expect(error?.sentence.hasPrefix("The name \(verb) is taken: ") == true, "\(error?.sentence ?? "")")
  }

  @Test("a second action, and one where the tree has changed, are refused with the reason")
  func refused() throws {
    var tree = try Self.tree()
    let archive = try ActionName("archive")
    let both = ActionScaffold(tree: try ActionScaffold(tree: tree).creation(of: ActionName("bookmark")).applied(to: tree))
    #expect(
      throws: ScaffoldError(
        "There is an action bookmark, at the places where this one would be: remove it first, or add archive by hand beside it.")
    ) {
      try both.creation(of: archive)
    }
    #expect(throws: ScaffoldError.self) { try both.action(named: "archive") }
    let path = "Modules/Domain/Reading/Statuses/ArticleStatus.swift"
    tree[path] = tree[path]?.replacing("keeping = [starred, kept]", with: "keeping = [starred, kept, read]")
    let error = #expect(throws: ScaffoldError.self) { try ActionScaffold(tree: tree).creation(of: archive) }
    #expect(error?.sentence.hasPrefix("\(path) is not as the reference change pin expects it") == true)
  }

  @Test("an action whose lines were edited is not removed, and the file is named")
  func edited() throws {
    let name = try ActionName("bookmark")
    let before = try Self.tree()
    var tree = try ActionScaffold(tree: before).creation(of: name).applied(to: before)
    tree["README.md"] = tree["README.md"]?.replacing("bookmark articles", with: "remember articles")
    let error = #expect(throws: ScaffoldError.self) { try ActionScaffold(tree: tree).removal(of: name) }
    #expect(error?.sentence.hasPrefix("README.md has other changes") == true)
  }

  /// The tree without an action that somebody has made.
  private static func tree() throws -> [String: String] {
    let tree = try RepositoryTree.tree.get()
    let actions = ActionScaffold(tree: tree)
    return try actions.made.map { try actions.removal(of: $0).applied(to: tree) } ?? tree
  }
}
