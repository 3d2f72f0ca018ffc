import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("RuleListPresenter")
struct RuleListPresenterTests {
  private func listing(_ text: String) -> RuleListing {
    let document = RuleDocument(text)
    return RuleListing(rules: document.entries.map { ListedRule(entry: $0, end: nil, isInForce: true) }, errors: document.errors)
  }

  @Test("rules are listed with their numbers, and a bad line is a warning that names the nearest word")
  func lists() {
    let viewModel = RuleListPresenter.viewModel(
      for: .listed(listing("when tea => read\nwhen titel:x => hide"), now: .sample()))
    #expect(viewModel.lines == ["1  when tea => read"])
    #expect(
      viewModel.messages.map(\.sentence) == ["Line 2 of 'rules' is wrong at column 6: no field is named 'titel'. Did you mean 'title:'?"])
    #expect(viewModel.outcome == .someFailed)
  }

  @Test("every wrong line is told")
  func manyMistakes() {
    let lines = (1...9).map { "wrong \($0)" }.joined(separator: "\n")
    #expect(RuleListPresenter.viewModel(for: .listed(listing(lines), now: .sample())).messages.count == 9)
  }

  @Test("a new rule whose end is in the past does nothing, and a warning says so", arguments: [true, false])
  func ended(isInForce: Bool) throws {
    let rule = try ArticleRule("when tea => hide until 2026-01-01")
    let listed = try #require(listing(rule.text).rules.first)
    let added = AddedRule(
      rule, listed: ListedRule(entry: listed.entry, end: listed.end, isInForce: isInForce), effect: RuleEffect(count: 0, all: 3))
    #expect(RuleListPresenter.viewModel(for: .added(added)).messages.count == (isInForce ? 0 : 1))
  }

  @Test("a new rule tells what it would have done, and warns when it hides everything", arguments: [(3, true), (2, false)])
  func adds(count: Int, warns: Bool) throws {
    let rule = try ArticleRule("when tea => hide")
    let viewModel = RuleListPresenter.viewModel(for: .added(AddedRule(rule, listed: nil, effect: RuleEffect(count: count, all: 3))))
    #expect(viewModel.lines.first == "Added: when tea => hide")
    #expect(viewModel.messages.map(\.kind) == (warns ? [.warning] : []))
  }

  @Test(
    "a rule that also hides stored articles tells how many",
    arguments: [(0, "There is no further article to hide."), (2, "2 articles hidden.")] as [(Int, MessageText)])
  func hides(count: Int, sentence: MessageText) throws {
    let rule = try ArticleRule("when tea => hide")
    let effect = RuleEffect(count: 2, all: 9)
    let viewModel = RuleListPresenter.viewModel(for: .added(AddedRule(rule, listed: nil, hidden: count, effect: effect)))
    #expect(viewModel.lines == ["Added: when tea => hide", sentence] && viewModel.hidden == count && viewModel.isUndoable)
    let known = AddedRule(rule, listed: nil, wasKnown: true, hidden: count, effect: effect)
    #expect(!RuleListPresenter.viewModel(for: .added(known)).isUndoable)
  }

  @Test("a change of the rules that cannot be undone is done, with a warning")
  func notRemembered() throws {
    let error = ReaderError.store(.unwritable(path: "/h/undo.jsonl", reason: "No space left on device"))
    let entry = RuleDocument("when tea => hide").entries[0]
    let added = AddedRule(entry.rule, listed: nil, effect: RuleEffect(count: 0, all: 9), undoError: error)
    for response in [RuleList.Response.removed(RemovedRule(entry, undoError: error)), .added(added)] {
      let viewModel = RuleListPresenter.viewModel(for: response)
      #expect(viewModel.outcome == .done && viewModel.messages == [ReaderErrorWording.warning(thatCannotBeUndoneFor: error)])
      #expect(!viewModel.isUndoable)
    }
  }

  @Test("a rule that stays although its articles could not be hidden is a part that failed")
  func stays() throws {
    let error = ReaderError.store(.unwritable(path: "/h/statuses.json", reason: "No space left on device"))
    let added = AddedRule(try ArticleRule("when tea => hide"), listed: nil, effect: RuleEffect(count: 2, all: 9), hideError: error)
    let viewModel = RuleListPresenter.viewModel(for: .added(added))
    #expect(viewModel.outcome == .someFailed && viewModel.messages == [RuleWording.warning(thatNothingWasHiddenFor: error)])
    #expect(
      viewModel.messages[0].sentence.text.hasPrefix("The rule stays, and no stored article was hidden: /h/statuses.json cannot be written"))
  }

  @Test("without rules, nothing matched, and the user is told how to add one")
  func empty() {
    let viewModel = RuleListPresenter.viewModel(for: .listed(listing(""), now: .sample()))
    #expect(viewModel.lines.isEmpty && viewModel.outcome == .nothingMatched)
    #expect(
      viewModel.messages
        == [Message(.notice, "There are no rules.", hint: "\(run: "rules add") adds one, such as 'when title:webinar => hide'.")])
    let wrong = RuleListPresenter.viewModel(for: .listed(listing("when x"), now: .sample()))
    #expect(wrong.messages.count == 1 && wrong.outcome == .someFailed)
    #expect(RuleListPresenter.viewModel(for: .listed(listing("when x => hide"), now: .sample())).outcome == .done)
  }

  @Test("a rule is listed with its end, and exported with its fields")
  func records() throws {
    let entry = try #require(RuleDocument("when tea => hide, read").entries.first)
    let end = Timestamp.sample(plusMinutes: 60)
    let rows = [true, false].map { ListedRule(entry: entry, end: end, isInForce: $0) }
    let viewModel = RuleListPresenter.viewModel(for: .listed(RuleListing(rules: rows), now: .sample()))
    let shown = "2026-03-01 09:30"
    #expect(
      viewModel.lines == ["1  when tea => hide, read  (until \(shown))", "1  when tea => hide, read  (ended \(shown): does nothing)"])
    func record(until end: Timestamp?, isInForce: Bool) -> ExportedRecord {
      ExportedRecord([
        .init("number", .number(1)), .init("rule", .text("when tea => hide, read")), .init("actions", .texts(["hide", "read"])),
        .init("until", .moment(end)), .init("is_in_force", .bool(isInForce)), .init("line", .number(1)),
      ])
    }
    #expect(viewModel.exported == .list([record(until: end, isInForce: true), record(until: end, isInForce: false)]))
    let removed = RuleListPresenter.viewModel(for: .removed(RemovedRule(entry)))
    #expect(removed.lines == ["Removed: when tea => hide, read"] && removed.exported == .list([record(until: nil, isInForce: false)]))
    let added = AddedRule(entry.rule, listed: rows[0], wasKnown: true, effect: RuleEffect(count: 0, all: 3))
    let known = RuleListPresenter.viewModel(for: .added(added))
    #expect(known.lines == ["This rule is there already: when tea => hide, read", "No article of the last 30 days matches it."])
    #expect(known.exported == .list([record(until: end, isInForce: true)]))
    let gone = AddedRule(entry.rule, listed: nil, effect: RuleEffect(count: 0, all: 3))
    #expect(RuleListPresenter.viewModel(for: .added(gone)).exported == .list([]))
  }

  @Test("a test tells how many articles match, the first of them, and how many more there are; it exports all of them")
  func tests() {
    let summary = ArticleSummary.sample(.sample(title: "Green tea"))
    let row = ArticleRow(summary, now: .sample())
    func viewModel(_ count: Int) -> RuleList.ViewModel {
      RuleListPresenter.viewModel(for: .tested(Array(repeating: summary, count: count), now: .sample()))
    }
    let one = viewModel(1)
    #expect(one.lines == ["1 article of the last 30 days matches.", "\(row.id)  \(row.date)  Example: Green tea"] && one.outcome == .done)
    #expect(one.exported == .list([row.exported]))
    let many = viewModel(1021)
    #expect(many.lines.count == 22 && many.lines.first == "1,021 articles of the last 30 days match.")
    #expect(many.lines.last == "… and 1,001 more")
    #expect(many.exported == .list(Array(repeating: row.exported, count: 1021)))
    #expect(viewModel(20).lines.count == 21 && viewModel(21).lines.last == "… and 1 more")
    #expect(viewModel(0).lines == ["0 articles of the last 30 days match."] && viewModel(0).outcome == .nothingMatched)
  }

  @Test("applied rules are told one by one and together, and a dry run says what it would do")
  func applies() {
    let rules = RuleDocument("when tea => hide\nwhen x => read\nwhen kernel => star").entries
    func viewModel(_ counts: [Int: Int], articles: Int, isDryRun: Bool = false, undoError: ReaderError? = nil) -> RuleList.ViewModel {
      RuleListPresenter.viewModel(
        for: .applied(
          ApplyRulesResult(
            rules: rules, counts: counts, edits: [], articles: articles, errors: [RuleError(.lineBreak, line: 9, column: 1)],
            isDryRun: isDryRun, undoError: undoError)))
    }
    let done = viewModel([1: 1, 3: 2], articles: 2)
    #expect(
      done.lines == ["1  when tea => hide: 1 article", "3  when kernel => star: 2 articles", "2 rules changed 2 articles."]
        && done.outcome == .done)
    #expect(
      done.exported
        == .list([
          ExportedRecord([.init("number", .number(1)), .init("rule", .text("when tea => hide")), .init("articles", .number(1))]),
          ExportedRecord([.init("number", .number(3)), .init("rule", .text("when kernel => star")), .init("articles", .number(2))]),
        ]))
    #expect(done.messages.map(\.sentence) == ["Line 9 of 'rules' is wrong at column 1: a rule is a single line."])
    #expect(viewModel([3: 1], articles: 1, isDryRun: true).lines.last == "1 rule would change 1 article.")
    #expect(viewModel([:], articles: 0).lines == ["No rule changed an article."] && viewModel([:], articles: 0).outcome == .nothingMatched)
    #expect(viewModel([:], articles: 0, isDryRun: true).lines == ["No rule would change an article."])
    let warned = viewModel([3: 1], articles: 1, undoError: .cancelled).messages
    #expect(warned.count == 2 && warned.last == ReaderErrorWording.warning(thatCannotBeUndoneFor: .cancelled))
  }

  @Test("a wrong rule is refused with its column")
  func refuses() {
    let viewModel = RuleListPresenter.viewModel(for: .failed(.rule(.badRule(RuleError(.unknownAction("hied"), column: 11)))))
    #expect(viewModel.outcome == .refused)
    #expect(
      viewModel.messages.map(\.sentence)
        == ["The rule is wrong at column 11: the actions are read, star, hide, keep, not 'hied'. Did you mean 'hide'?"])
  }

  @Test("a rule that is not there is a failure, as a feed that is not there")
  func missing() {
    #expect(RuleListPresenter.viewModel(for: .failed(.rule(.notFound("9")))).outcome == .failed)
  }
}
