/// What the user did with the mouse in a cell of the window. A click with Shift belongs to the terminal, which selects text with it.
public struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case click, rightClick, wheelUp, wheelDown
  }

  public let action: Action
  /// The first row has the number 0. The cell may be outside the window.
  public let row: Int
  /// The first column has the number 0.
  public let column: Int

  public init(_ action: Action, row: Int, column: Int) { (self.action, self.row, self.column) = (action, row, column) }

  /// The event in an SGR report of a button that was pressed (`CSI < button ; column ; row M`,
  /// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html#h3-Extended-coordinates); nil for other buttons, and with modifiers.
  /// - Parameter parameters: the bytes between `CSI` and `M`.
  init?(report parameters: [UInt8]) {
    guard parameters.first == UInt8(ascii: "<") else { return nil }
    let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2], column > 0, row > 0 else {
      return nil
    }
    let action: Action
    switch button {
    case 0: action = .click
    case 2: action = .rightClick
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return nil
    }
    self.init(action, row: row - 1, column: column - 1)
  }
}
