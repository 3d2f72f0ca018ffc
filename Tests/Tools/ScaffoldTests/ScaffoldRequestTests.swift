import Testing

@testable import scaffold

@Suite("Arguments of Scripts/new and Scripts/remove")
struct ScaffoldRequestTests {
  @Test("a request names its task, and may be dry")
  func requests() throws {
    #expect(try ScaffoldRequest(["new", "feature", "Tip"]).task == .newFeature(FeatureName("Tip")))
    let advice = try ScaffoldRequest(["new", "feature", "Advice", "--dry-run", "--plural", "Advice"])
    #expect(try advice.isDry && advice.task == .newFeature(FeatureName("Advice", plural: "Advice")))
    #expect(try ScaffoldRequest(["remove", "feature", "Tip"]).task == .removeFeature("Tip"))
    #expect(try ScaffoldRequest(["new", "app", "Ledger", "../ledger"]).task == .newApp(AppName("Ledger"), folder: "../ledger"))
  }

  @Test(
    "anything else is refused in one sentence that says what to do",
    arguments: [
      [], ["new"], ["new", "feature"], ["new", "feature", "Tip", "Top"], ["new", "idea", "Tip"], ["new", "feature", "tip"],
      ["new", "feature", ""], ["new", "feature", "../Tip"], ["new", "feature", "Tip/Top"], ["new", "feature", "Tïp"],
      ["new", "feature", "Tip\n"], ["new", "feature", "2Tip"], ["new", "feature", "Class"], ["new", "feature", "Self"],
      ["new", "feature", "Tip", "--plural"], ["new", "feature", "Tip", "--plural", "tips"], ["new", "feature", "Tip", "--force"],
      ["new", "feature", String(repeating: "Tip", count: 20)], ["remove", "feature", "Tip", "--plural", "Tips"],
      ["remove", "feature", "/"],
      ["new", "app", "Ledger"], ["new", "app", "Ledger", "a", "b"], ["new", "app", "Ledger", "a", "--dry-run"],
      ["new", "app", "ledger", "a"],
      ["new", "app", "Lédger", "a"], ["new", "app", "Led ger", "a"], ["new", "app", "", "a"], ["new", "app", "Test", "a"],
      ["new", "app", "Class", "a"], ["new", "app", String(repeating: "Long", count: 6), "a"], ["remove", "app", "Ledger", "a"],
    ])
  func refusals(arguments: [String]) {
    let error = #expect(throws: ScaffoldError.self) { try ScaffoldRequest(arguments) }
    #expect(error?.sentence.hasSuffix(".") == true && error?.sentence.contains("\n\n") == false)
  }
}
