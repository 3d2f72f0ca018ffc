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
