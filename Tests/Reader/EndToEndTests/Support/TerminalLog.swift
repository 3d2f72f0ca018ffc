import Dispatch
import Foundation
import FullScreen
import ScreenModel
import Synchronization

/// What a program writes to a terminal, read on a dedicated thread.
final class TerminalLog: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  /// - Parameter descriptor: The end of the terminal that the test has.
  init(of descriptor: Int32) {
    let own = dup(descriptor)
    DispatchQueue(label: "EndToEndTests.terminal").async { [self] in
      var part = [UInt8](repeating: 0, count: 64 * 1024)
      // At the end, when the program's side is closed, reading fails.
      while case let count = read(own, &part, part.count), count > 0 { bytes.withLock { $0 += part[..<count] } }
      close(own)
    }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  /// What a terminal of this size shows, if it always had this size.
  func screen(columns: Int, rows: Int) -> ScreenModel {
    var screen = ScreenModel(ScreenSize(columns: columns, rows: rows))
    screen.write(text)
    return screen
  }
}
