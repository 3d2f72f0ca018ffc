import Testing

@testable import scaffold

@Suite("Arguments of Scripts/new and Scripts/remove")
struct ScaffoldRequestTests {
  @Test("a request names its task, and may be dry")
  func requests() throws {
    let (tip, plural) = (try FeatureName("Tip"), try FeatureName("Advice", plural: "Advice"))
    #expect(try ScaffoldRequest(["new", "feature", "Tip"]).task == .newFeature(tip, .model))
    let advice = try ScaffoldRequest(["new", "feature", "Advice", "--dry-run", "--plural", "Advice"])
    #expect(advice.isDry && advice.task == .newFeature(plural, .model))
    #expect(try ScaffoldRequest(["remove", "feature", "Tip"]).task == .removeFeature("Tip"))
    #expect(try ScaffoldRequest(["new", "scene", "Wall", "--in", "Tip"]).task == .newScene(NameSpelling("Wall"), feature: "Tip"))
    #expect(try ScaffoldRequest(["remove", "scene", "Wall"]).task == .removeScene(NameSpelling("Wall")))
    #expect(try ScaffoldRequest(["new", "feature", "Tip", "--no-web"]).task == .newFeature(tip, .withoutWeb))
    #expect(try ScaffoldRequest(["new", "feature", "Tip", "--like", "pictures"]).task == .newFeature(tip, .pictures))
    #expect(try ScaffoldRequest(["new", "feature", "Tip", "--like", "quotes", "--no-web"]).task == .newFeature(tip, .withoutWeb))
    let hide = ["new", "action", "hide", "--past", "hidden", "--on", "ArticleList"]
    #expect(try ScaffoldRequest(hide).task == .newAction(ActionName("hide", past: "hidden"), scene: "ArticleList"))
    #expect(try ScaffoldRequest(["remove", "action", "pin", "--on", "ArticleList"]).task == .removeAction("pin", scene: "ArticleList"))
    #expect(try ScaffoldRequest(["new", "action", "pin", "--on", "TipWall"]).task == .newAction(.model, scene: "TipWall"))
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
      ["new", "feature", "Tip", "--like"], ["new", "feature", "Tip", "--like", "cats"],
      ["new", "feature", "Tip", "--like", "pictures", "--no-web"],
      ["new", "scene", "Wall"], ["new", "scene", "Wall", "--in"], ["new", "scene", "wall", "--in", "Tip"],
      ["new", "scene", "Wall", "--in", "../Tip"],
      ["new", "action", "pin"], ["new", "action", "pin", "--on", "tip"], ["new", "action", "Pin", "--on", "ArticleList"],
      ["remove", "action", "pin"], ["remove", "feature", "Tip", "--no-web"], ["new", "feature", "Tip", "--past", "tipped"],
      ["remove", "scene", "Wall", "--in", "Tip"], ["new", "feature", "Tip", "--in", "Quote"],
    ])
  func refusals(arguments: [String]) {
    let error = #expect(throws: ScaffoldError.self) { try ScaffoldRequest(arguments) }
    #expect(error?.sentence.hasSuffix(".") == true && error?.sentence.contains("\n\n") == false)
  }
}
