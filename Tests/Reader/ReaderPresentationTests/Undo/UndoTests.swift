import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Undo")
struct UndoTests {
  private static let ids = [Article.sample(guid: "1").id, Article.sample(guid: "2").id]

  @Test("an undone status change is a sentence with the restored status, and a record for programs")
  func marked() async {
    let entry = UndoEntry.marked([
      StatusEdit(mark: .read, isSet: true, ids: Self.ids), StatusEdit(mark: .starred, isSet: false, ids: [Self.ids[0]]),
    ])
    let display = Recorder<Undo.ViewModel>()
    let undo = Stub<UndoInput, UndoResult, ReaderError> { _ in .success(UndoResult(entry)) }
    await UndoInteractor(undo: undo, presenter: UndoPresenter(display: display)).perform(.undo(.last))
    #expect(display.values.map(\.lines) == [["Undone: 2 articles marked unread.", "Undone: 1 article starred."]])
    #expect(display.values.map(\.outcome) == [.done])
    let record = ExportedRecord([
      .init("deed", .text("mark")), .init("mark", .text("read")), .init("was_set", .bool(true)), .init("articles", .number(2)),
    ])
    guard case .list(let records) = display.values.first?.exported else { return #expect(Bool(false), "no list") }
    #expect(records.first == record)
    #expect(records.count == 2)
  }

  @Test("a feed that is followed again is named")
  func unsubscribed() {
    let viewModel = UndoPresenter.viewModel(for: .undone(UndoResult(.unsubscribed(.sample(title: "News")))))
    let id = Subscription.sample().id
    #expect(viewModel.lines == ["Undone: following 'News' (\(id)) again, at the end of its folder."])
    #expect(viewModel.exported == .list([ExportedRecord([.init("deed", .text("remove")), .init("feed", .text(id.text))])]))
    #expect(viewModel.outcome == .done)
  }

  @Test("feeds that are followed apart again are records, beside those of the marks")
  func joined() {
    let (tea, pot) = (Subscription.sample(title: "Tea"), Subscription.sample(url: "https://example.org:443/feed.xml", title: "Pot"))
    let entry = UndoEntry.joined([FeedJoin(tea, [pot])], [StatusEdit(mark: .read, isSet: true, ids: Self.ids)])
    let viewModel = UndoPresenter.viewModel(for: .undone(UndoResult(entry)))
    #expect(viewModel.lines.last == "Undone: 2 articles marked unread." && viewModel.outcome == .done)
    #expect(
      viewModel.exported.records == [
        ExportedRecord([.init("deed", .text("join")), .init("feed", .text(pot.id.text)), .init("joined_into", .text(tea.id.text))]),
        ExportedRecord([
          .init("deed", .text("mark")), .init("mark", .text("read")), .init("was_set", .bool(true)), .init("articles", .number(2)),
        ]),
      ])
  }

  @Test("an undone entry that stays in the history is done, with a warning")
  func notForgotten() {
    let error = ReaderError.store(.unwritable(path: "/h/undo.json", reason: "No space left on device"))
    for entry in [UndoEntry.unsubscribed(.sample(title: "News")), .marked([StatusEdit(mark: .read, isSet: true, ids: Self.ids)])] {
      let viewModel = UndoPresenter.viewModel(for: .undone(UndoResult(entry, error: error)))
      #expect(viewModel.outcome == .done && viewModel.lines.count == 1)
      #expect(viewModel.messages.map(\.kind) == [.warning] && viewModel.messages[0].sentence.text.contains("/h/undo.json"))
      #expect(viewModel.messages[0].sentence.text.hasPrefix("It was undone, but the next undo will undo the same change: /h/undo.json "))
    }
  }

  @Test(
    "every undo error is presented, and an empty history is not a failure",
    arguments: [ReaderError.undo(.nothingToUndo), .undo(.nothingToRedo), .cancelled])
  func fails(_ error: ReaderError) async {
    let recorder = Recorder<Undo.Response>()
    let undo = Stub<UndoInput, UndoResult, ReaderError> { _ in .failure(error) }
    await UndoInteractor(undo: undo, presenter: recorder).perform(.undo(.last))
    #expect(recorder.values == [.failed(error)])
    let viewModel = UndoPresenter.viewModel(for: .failed(error))
    #expect(viewModel.messages == [ReaderErrorWording.message(for: error)])
    #expect(viewModel.outcome == (error == .cancelled ? .failed : .nothingMatched))
    #expect(viewModel.exported == (error == .cancelled ? .empty : .list([])))
  }

  @Test("an undo whose articles are all gone matched nothing, and one that reached some counts those")
  func gone() {
    let entry = UndoEntry.marked([StatusEdit(mark: .read, isSet: true, ids: Self.ids)])
    let none = UndoPresenter.viewModel(for: .undone(UndoResult(entry, gone: Set(Self.ids))))
    #expect(none.outcome == .nothingMatched && none.exported == .list([]) && none.messages.map(\.kind) == [.warning])
    let some = UndoPresenter.viewModel(for: .undone(UndoResult(entry, gone: [Self.ids[0]])))
    #expect(
      some.exported
        == .list([
          ExportedRecord([
            .init("deed", .text("mark")), .init("mark", .text("read")), .init("was_set", .bool(true)), .init("articles", .number(1)),
          ])
        ]))
  }

  @Test("a view that was changed since is told to stay")
  func left() throws {
    let entry = UndoEntry.changedView(try ViewName("tides"), before: nil, after: SavedView(try ViewName("tides"), "tea"), at: 0)
    let viewModel = UndoPresenter.viewModel(for: .undone(UndoResult(entry, isLeft: true)))
    #expect(viewModel.lines == ["Undone: nothing, because 'tides' has been changed since. It stays as it is."])
    #expect(viewModel.outcome == .done)
  }

  @Test("an undone change of a view is exported with what was done to it")
  func viewRecords() throws {
    let name = try ViewName("tides")
    let (old, new) = (SavedView(name, "tea"), SavedView(name, "coffee"))
    for (before, after, deed) in [(nil, new, "save_view"), (old, new, "change_view"), (old, nil, "remove_view")]
      as [(SavedView?, SavedView?, String)]
    {
      let viewModel = UndoPresenter.viewModel(for: .undone(UndoResult(.changedView(name, before: before, after: after, at: 0))))
      #expect(viewModel.exported == .list([ExportedRecord([.init("deed", .text(deed)), .init("view", .text("tides"))])]))
      #expect(!viewModel.changesHidden)
    }
    let hidden = UndoPresenter.viewModel(
      for: .undone(UndoResult(.changedRule(RuleEdit("when tea => hide", line: 1, isAdded: true), hidden: Self.ids))))
    guard case .list(let records) = hidden.exported else { return #expect(Bool(false), "no list") }
    #expect(
      records.last
        == ExportedRecord([
          .init("deed", .text("mark")), .init("mark", .text("hidden")), .init("was_set", .bool(true)), .init("articles", .number(2)),
        ]))
    let read = UndoPresenter.viewModel(for: .undone(UndoResult(.read(Self.ids))))
    #expect(
      read.exported
        == .list([
          ExportedRecord([
            .init("deed", .text("mark")), .init("mark", .text("read")), .init("was_set", .bool(true)), .init("articles", .number(2)),
          ])
        ]))
  }

  @Test("an undone rule is told with its line and the articles that were hidden with it, and a rule that was changed since is told to stay")
  func rules() {
    let edit = RuleEdit("when tea => hide", line: 3, isAdded: true)
    let undone = UndoPresenter.viewModel(for: .undone(UndoResult(.changedRule(edit, hidden: Self.ids))))
    #expect(undone.lines == ["Undone: 2 articles shown again.", "Undone: rule removed: when tea => hide"])
    #expect(undone.changesHidden)
    let deed = ExportedRecord([.init("deed", .text("add_rule")), .init("rule", .text(edit.text))])
    guard case .list(let records) = undone.exported else { return #expect(Bool(false), "no list") }
    #expect(records.first == deed && records.count == 2)
    let redone = UndoPresenter.viewModel(for: .undone(UndoResult(.changedRule(edit, hidden: []), of: .lastUndone)))
    #expect(redone.lines == ["Redone: rule added: when tea => hide"])
    let removal = UndoEntry.changedRule(RuleEdit("when tea => hide", line: 3, isAdded: false), hidden: [])
    let restored = UndoPresenter.viewModel(for: .undone(UndoResult(removal)))
    #expect(restored.lines == ["Undone: rule added: when tea => hide"])
    #expect(restored.exported == .list([ExportedRecord([.init("deed", .text("remove_rule")), .init("rule", .text(edit.text))])]))
    let left = UndoPresenter.viewModel(for: .undone(UndoResult(removal, isLeft: true)))
    #expect(left.lines == ["Undone: the file 'rules' stays as it is, because it already has this rule: when tea => hide"])
  }

  @Test("what hides articles or shows them again, done back or forth, makes lists contain others")
  func changesHidden() {
    func changesHidden(_ entry: UndoEntry, _ input: UndoInput) -> Bool {
      UndoPresenter.viewModel(for: .undone(UndoResult(entry, of: input))).changesHidden
    }
    let rule = UndoEntry.changedRule(RuleEdit("when tea => hide", line: 1, isAdded: true), hidden: Self.ids)
    #expect(changesHidden(rule, .last) && changesHidden(rule, .lastUndone))
    for (mark, isSet, input, answer) in [
      (ArticleMark.hidden, true, UndoInput.last, true), (.hidden, true, .lastUndone, true), (.hidden, false, .lastUndone, true),
      (.hidden, false, .last, true), (.starred, true, .last, false),
    ] {
      #expect(changesHidden(.marked([StatusEdit(mark: mark, isSet: isSet, ids: Self.ids)]), input) == answer)
    }
  }

  @Test("a redone change is a sentence with the status that it sets again")
  func redone() {
    let entries: [(UndoEntry, String)] = [
      (.read(Self.ids), "Redone: 2 articles marked read."),
      (.marked([StatusEdit(mark: .starred, isSet: false, ids: [Self.ids[0]])]), "Redone: 1 article unstarred."),
      (.unsubscribed(.sample(title: "News")), "Redone: no longer following 'News' (\(Subscription.sample().id))."),
    ]
    for (entry, sentence) in entries {
      #expect(UndoPresenter.viewModel(for: .undone(UndoResult(entry, of: .lastUndone))).lines == [sentence])
    }
    #expect(UndoPresenter.viewModel(for: .undone(UndoResult(.read(Self.ids)))).lines == ["Undone: 2 articles marked unread."])
  }
}
