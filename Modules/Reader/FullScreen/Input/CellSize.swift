/// The size of a cell of the terminal in pixels, which decides how many cells an image takes (`CSI 16 t`,
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
public struct CellSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Asks the terminal. Nobody waits for the answer.
  static let question = "\u{1B}[16t"
  /// That of a common font, for a terminal that does not answer.
  static let usual = CellSize(width: 10, height: 20)

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The size in an answer; nil for another answer, or when no font is so small or large.
  /// - Parameter parameters: the parameters of the answer, such as `6;20;10`.
  init?(answer parameters: [UInt8]) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 3, numbers[0] == 6, let height = numbers[1], let width = numbers[2], (1...500).contains(height),
      (1...500).contains(width)
    else { return nil }
    self.init(width: width, height: height)
  }
}
