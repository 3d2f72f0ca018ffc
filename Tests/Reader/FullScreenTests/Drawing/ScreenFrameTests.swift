import Foundation
import ScreenModel
import Testing

@testable import FullScreen

/// Screens as text, in the folder Tests/Frames. With `UPDATE_EXPECTED=1` in the environment, the tests write them instead of comparing them. Review
/// every changed line.
@Suite("Screens of the full screen")
struct ScreenFrameTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Frames").standardized

  @Test("the screens look as recorded", arguments: [(20, 5), (60, 20), (80, 24), (100, 30), (200, 50)])
  func frames(columns: Int, rows: Int) throws {
    var driver = ScreenDriver(columns: columns, rows: rows)
    var text = Self.frame("The first screen", driver)
    driver.press("j", .space)
    text += Self.frame("An article", driver)
    driver.press("q", "/")
    driver.type("te")
    text += Self.frame("Finding", driver)
    driver.press(.escape, .escape)
    text += Self.frame("The feeds", driver)
    driver.press("?")
    text += Self.frame("All keys", driver)
    text += Self.frame("No feeds", ScreenDriver(columns: columns, rows: rows, [], feeds: []))
    let file = Self.folder.appending(path: "\(columns)x\(rows).txt")
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// The text, and below it the styles: a letter for each cell that is not plain.
  private static func frame(_ title: String, _ driver: ScreenDriver) -> String {
    let border = String(repeating: "=", count: driver.state.size.columns)
    let styles = driver.screen.cells.map { row in
      let line = row.map { Self.letter(for: $0.style) }.joined()
      return String(line.reversed().drop { $0 == "." }.reversed())
    }
    return (["# \(title)", border] + driver.screen.text + [border] + styles + [border, "", ""]).joined(separator: "\n")
  }

  /// `*` bold, `d` dim, `i` italic, `u` underlined, `.` plain; the first letter of a color, in upper case if it is bold.
  private static func letter(for style: Set<Int>) -> String {
    if let color = style.first(where: { $0 >= 30 }) {
      return style.contains(1) ? "RGYBMC".letter(color - 31) : "rgybmc".letter(color - 31)
    }
    return style.contains(1) ? "*" : style.contains(2) ? "d" : style.contains(3) ? "i" : style.contains(4) ? "u" : "."
  }
}

extension String {
  fileprivate func letter(_ index: Int) -> String { String(self[self.index(startIndex, offsetBy: index)]) }
}
