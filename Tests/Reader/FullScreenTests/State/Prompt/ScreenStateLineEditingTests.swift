import CoreScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Editing a line that is typed")
struct ScreenStateLineEditingTests {
  @Test(
    "keys move the cursor and delete what is beside it; ^W deletes the word before it",
    arguments: [
      ([.left, "x"], "one twxo", "one twx"), ([.home, "x"], "xone two", "x"), ([.control("a"), .right, .backspace], "ne two", ""),
      ([.home, .backspace], "one two", ""), ([.control("a"), Key(.delete)], "ne two", ""), ([Key(.delete)], "one two", "one two"),
      ([.left, .left, .end, "x"], "one twox", "one twox"), ([.home, .control("e"), .backspace], "one tw", "one tw"),
      ([.control("w")], "one ", "one "), ([.control("w"), .control("w")], "", ""), ([.space, .control("w")], "one ", "one "),
      ([.left, .control("w")], "one o", "one "), ([.home, .control("w")], "one two", ""), ([.right, "x"], "one twox", "one twox"),
      ([.left, .left, .left, .left, .control("w"), "x"], "x two", "x"), ([.home, .control("u"), "x"], "x", "x"),
    ] as [([Key], String, String)])
  func edits(keys: [Key], text: String, before: String) {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.press(":")
    driver.type("one two")
    for key in keys { driver.press(key) }
    #expect(driver.state.prompt?.text == text && driver.state.prompt?.parts.before == before)
    #expect(driver.footer.hasPrefix(":\(before)▏\(text.dropFirst(before.count))"))
    #expect(driver.screen.cells == driver.redrawn.cells)
  }

  @Test("what is pasted goes to the cursor, and an earlier line has its cursor at the end")
  func pasted() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.press(":")
    driver.type("quote")
    driver.press(.enter, ":")
    driver.type("ac")
    driver.press(.left)
    driver.send(.input(.paste("b")))
    #expect(driver.state.prompt?.text == "abc" && driver.state.prompt?.behind == 1)
    driver.press(.home, .up, "s")
    #expect(driver.state.prompt?.text == "quotes")
  }

  @Test("of a long text, what is around the cursor is visible", arguments: [0, 10, 100, 200])
  func longText(behind: Int) {
    var driver = ScreenDriver(columns: 30, rows: 24)
    driver.press(":")
    let text = String((0..<200).map { Character("\($0 % 10)") })
    driver.type(text)
    for _ in 0..<behind { driver.press(.left) }
    let sides = driver.footer.split(separator: "▏", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(sides.count == 2 && text.dropLast(behind).hasSuffix(sides[0].dropFirst()))
    #expect(text.suffix(behind).hasPrefix(sides[1].prefix(5)) && (sides[1].isEmpty == (behind == 0)))
  }

  @Test("a text that is too long is cut, and the last line says so")
  func tooLong() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press(":")
    driver.send(.input(.paste(String(repeating: "a", count: Prompt.longest))))
    #expect(driver.state.prompt?.text.count == Prompt.longest && driver.state.message == nil)
    driver.press(.home, "b")
    #expect(driver.state.prompt?.text.first == "a" && driver.state.prompt?.text.count == Prompt.longest)
    #expect(driver.state.message?.sentence == "A line has at most 4,096 characters; the rest is left out.")
  }
}
