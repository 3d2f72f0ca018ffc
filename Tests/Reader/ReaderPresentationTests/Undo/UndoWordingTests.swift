import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Wording of undo and redo")
struct UndoWordingTests {
  private static let ids = ["1", "2"].map { Article.sample(guid: $0).id }
  private static let tea = Subscription.sample(title: "Tea")
  private static let pot = Subscription.sample(url: "https://example.org:443/feed.xml", title: "Pot")
  private static let view = (try? ViewName("tea")) ?? { fatalError("a name") }()
  private static let green = SavedView(view, "green")

  @Test(
    "what was undone is a sentence, and what was redone the opposite one",
    arguments: [
      (.read(ids), "Undone: 2 articles marked unread.", "Redone: 2 articles marked read."),
      (
        .marked([StatusEdit(mark: .starred, isSet: true, ids: [ids[0]])]), "Undone: 1 article unstarred.", "Redone: 1 article starred."
      ),
      (
        .unsubscribed(tea), "Undone: following 'Tea' (\(tea.id)) again, at the end of its folder.",
        "Redone: no longer following 'Tea' (\(tea.id))."
      ),
      (
        .joined([FeedJoin(tea, [pot])], []),
        "Undone: following 'Pot' (\(pot.id)) again beside 'Tea' (\(tea.id)), each with its own settings.",
        "Redone: 'Pot' (\(pot.id)) is joined into 'Tea' (\(tea.id))."
      ),
      (.changedView(view, before: nil, after: green, at: 0), "Undone: 'tea' is no longer saved.", "Redone: 'tea' is saved as: green"),
      (.changedView(view, before: green, after: nil, at: 0), "Undone: 'tea' is saved as: green", "Redone: 'tea' is no longer saved."),
      (
        .changedRule(RuleEdit("when tea => hide", line: 1, isAdded: true), hidden: []), "Undone: rule removed: when tea => hide",
        "Redone: rule added: when tea => hide"
      ),
    ] as [(UndoEntry, String, String)])
  func sentences(entry: UndoEntry, undone: String, redone: String) {
    #expect(UndoWording.sentences(for: UndoResult(entry)) == [undone])
    #expect(UndoWording.sentences(for: UndoResult(entry, of: .lastUndone)) == [redone])
  }

  @Test("a view or a rule that stays as it is says why, and articles that a rule had hidden are told first")
  func left() {
    let changed = UndoEntry.changedView(Self.view, before: nil, after: Self.green, at: 0)
    let reason = "nothing, because 'tea' has been changed since. It stays as it is."
    #expect(UndoWording.sentences(for: UndoResult(changed, isLeft: true)) == ["Undone: \(reason)"])
    #expect(UndoWording.sentences(for: UndoResult(changed, of: .lastUndone, isLeft: true)) == ["Redone: \(reason)"])
    let rule = UndoEntry.changedRule(RuleEdit("when tea => hide", line: 1, isAdded: true), hidden: Self.ids)
    #expect(UndoWording.sentences(for: UndoResult(rule)) == ["Undone: 2 articles shown again.", "Undone: rule removed: when tea => hide"])
    let stays = "the file 'rules' stays as it is, because it"
    #expect(
      UndoWording.sentences(for: UndoResult(rule, isLeft: true)).last == "Undone: \(stays) no longer has this rule: when tea => hide")
    #expect(
      UndoWording.sentences(for: UndoResult(rule, of: .lastUndone, isLeft: true)).last
        == "Redone: \(stays) already has this rule: when tea => hide")
  }

  @Test("a removed feed that does not come back says what has happened in its place")
  func notFollowedAgain() {
    let removal = UndoEntry.unsubscribed(Self.tea)
    #expect(
      UndoWording.sentences(for: UndoResult(removal, known: Self.pot))
        == ["Undone: 'Pot' (\(Self.pot.id)) has the URL of 'Tea' (\(Self.tea.id)), and got its articles, marks and settings."])
    #expect(
      UndoWording.sentences(for: UndoResult(removal, known: Self.tea))
        == ["Undone: 'Tea' (\(Self.tea.id)) is followed already, and has its settings again."])
    #expect(
      UndoWording.sentences(for: UndoResult(removal, of: .lastUndone, isLeft: true))
        == ["Redone: nothing, because 'Tea' (\(Self.tea.id)) is not followed."])
  }

  @Test("a history that could not be changed is a warning")
  func warnings() {
    let reason = ReaderErrorWording.message(for: .undo(.nothingToUndo))
    #expect(
      UndoWording.warnings(for: UndoResult(.read(Self.ids), error: .undo(.nothingToUndo)))
        == [
          Message(.warning, "It was undone, but the next undo will undo the same change: \(reason.sentence.afterColon)", hint: reason.hint)
        ])
    #expect(
      UndoWording.warnings(for: UndoResult(.read(Self.ids), of: .lastUndone, error: .undo(.nothingToUndo)))
        == [
          Message(.warning, "It was redone, but the next redo will redo the same change: \(reason.sentence.afterColon)", hint: reason.hint)
        ])
  }

  @Test("articles that are gone are not counted as changed, and a warning says how many there are")
  func gone() {
    let some = UndoResult(.read(Self.ids), gone: [Self.ids[0]])
    #expect(UndoWording.sentences(for: some) == ["Undone: 1 article marked unread."])
    #expect(UndoWording.warnings(for: some) == [Message(.warning, "1 article is gone. If it comes back, the change applies to it.")])
    let all = UndoResult(.read(Self.ids), gone: Set(Self.ids))
    #expect(UndoWording.sentences(for: all) == [])
    #expect(UndoWording.warnings(for: all) == [Message(.warning, "2 articles are gone. If they come back, the change applies to them.")])
    #expect(UndoWording.warnings(for: UndoResult(.read(Self.ids))) == [])
  }
}
