import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Scenes
import Testing

@Suite("RuleListPresenter")
struct RuleListPresenterTests {
  private func listing(_ text: String, added: ArticleRule? = nil, effect: RuleEffect? = nil) -> RuleListing {
    let document = RuleDocument(text)
    return RuleListing(
      rules: document.entries.map { RuleListing.Row(entry: $0, end: nil, isInForce: true) }, errors: document.errors, added: added,
      effect: effect)
  }

  @Test("rules are listed with their numbers, and a bad line is a warning that names the nearest word")
  func lists() {
    let viewModel = RuleListPresenter.viewModel(
      for: .listed(listing("when tea => read\nwhen titel:x => hide"), .list, now: .sample()))
    #expect(viewModel.lines == ["1  when tea => read"])
    #expect(
      viewModel.messages.map(\.sentence) == ["Line 2 of 'rules' is wrong at column 6: no field is named 'titel'. Did you mean 'title:'?"])
    #expect(viewModel.outcome == .someFailed)
  }

  @Test("a new rule tells what it would have done, and warns when it hides everything", arguments: [(3, true), (2, false)])
  func adds(count: Int, warns: Bool) throws {
    let rule = try ArticleRule("when tea => hide")
    let effect = RuleEffect(count: count, all: 3)
    let viewModel = RuleListPresenter.viewModel(
      for: .listed(listing("when tea => hide", added: rule, effect: effect), .add(rule.text), now: .sample()))
    #expect(viewModel.lines.first == "Added: when tea => hide")
    #expect(viewModel.messages.map(\.kind) == (warns ? [.warning] : []))
  }

  @Test(
    "a rule that also hides stored articles tells how many",
    arguments: [(0, "There is no further article to hide."), (2, "2 articles hidden.")])
  func hides(count: Int, sentence: String) throws {
    let rule = try ArticleRule("when tea => hide")
    let listing = RuleListing(rules: [], added: rule, hidden: count, effect: RuleEffect(count: 2, all: 9))
    let input = RuleInput.mute(.query("tea"), for: nil, hidesStored: true)
    let viewModel = RuleListPresenter.viewModel(for: .listed(listing, input, now: .sample()))
    #expect(viewModel.lines == ["Added: when tea => hide", sentence] && viewModel.hidden == count && viewModel.isUndoable)
    let known = RuleListing(rules: [], added: rule, wasKnown: true, hidden: count, effect: RuleEffect(count: 2, all: 9))
    #expect(!RuleListPresenter.viewModel(for: .listed(known, input, now: .sample())).isUndoable)
  }

  @Test("a change of the rules that cannot be undone is done, with a warning")
  func notRemembered() throws {
    let error = ReadingError.store(.unwritable(path: "/h/undo.jsonl", reason: "No space left on device"))
    let document = RuleDocument("when tea => hide")
    let removed = RuleListing(rules: [], removed: document.entries[0], undoError: error)
    let added = RuleListing(rules: [], added: document.entries[0].rule, effect: RuleEffect(count: 0, all: 9), undoError: error)
    for listing in [removed, added] {
      let viewModel = RuleListPresenter.viewModel(for: .listed(listing, .list, now: .sample()))
      #expect(viewModel.outcome == .done && viewModel.messages == [ReadingErrorWording.warning(thatCannotBeUndoneFor: error)])
      #expect(!viewModel.isUndoable)
    }
  }

  @Test("a wrong rule is refused with its column")
  func refuses() {
    let viewModel = RuleListPresenter.viewModel(for: .failed(.badRule(RuleError(.unknownAction("hied"), column: 11))))
    #expect(viewModel.outcome == .refused)
    #expect(
      viewModel.messages.map(\.sentence)
        == ["The rule is wrong at column 11: the actions are read, star, hide, keep, not 'hied'. Did you mean 'hide'?"])
  }

  @Test("a rule that is not there is a failure, as a feed that is not there")
  func missing() {
    #expect(RuleListPresenter.viewModel(for: .failed(.ruleNotFound("9"))).outcome == .failed)
  }
}
