import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of marks that articles get when they arrive")
struct RuleProblemWordingTests {
  @Test("wrong lines are told with their sentences, and that the others work")
  func lines() {
    let problems = MarkerProblems(lines: [.rule(.badRule(RuleError(.lineBreak, line: 1, column: 1)))])
    let sentence: MessageText = "Line 1 of 'rules' is wrong at column 1: a rule is a single line."
    #expect(RuleProblemWording.messages(for: problems) == [Message(.warning, sentence, hint: "The other rules work.")])
  }

  @Test("when no rule could be applied, the reason is told, and what does it later")
  func unreadable() {
    let ambiguous = RuleProblemWording.messages(for: MarkerProblems(error: .undo(.nothingToUndo)))
    #expect(
      ambiguous == [
        Message(
          .warning, "No rule was applied: there is nothing to undo.",
          hint: "\(run: "undo") reverts stars, tags, read marks, removed feeds and changed views.")
      ])
    let plain = RuleProblemWording.messages(for: MarkerProblems(error: .subscription(.alreadySubscribed(.sample(title: "Tea")))))
    #expect(plain.map(\.hint) == ["Then \(run: "rules apply") does what the rules would have done."])
    #expect(plain.first?.sentence.text.hasPrefix("No rule was applied: you already follow 'Tea'") == true)
  }
}
