import ScreenModel
import TerminalDoubles
import Testing

@testable import FullScreen
@testable import Terminal

@MainActor @Suite("A full screen")
struct FullScreenTests {
  @Test("what entering sets, leaving resets")
  func restores() throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(TerminalOutput(output: device.device, environment: [:], noColour: false), descriptor: nil)
    var model = ScreenModel(screen.size)
    let modes = model.modes
    try screen.enter()
    screen.show(Grid(screen.size))
    var entered = model
    entered.write(device.text)
    #expect(entered.modes == [1049, 2004, 1004] && entered.keyboards == 1 && entered.violations.isEmpty)
    screen.leave()
    model.write(device.text)
    #expect(model.modes == modes && model.keyboards == 0 && model.violations.isEmpty)
  }

  @Test("a frame is one write, and a frame that equals the last one is none")
  func frames() throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(TerminalOutput(output: device.device, environment: [:], noColour: false), descriptor: nil)
    try screen.enter()
    var grid = Grid(screen.size)
    screen.show(grid)
    let calls = device.calls
    grid.draw(StyledLine("text"), in: ScreenArea(row: 0, column: 0, columns: 20, rows: 5), row: 2)
    screen.show(grid)
    screen.show(grid)
    #expect(device.calls == calls + 1)
  }

  @Test(
    "what prevents a full screen",
    arguments: [
      (true, ["TERM": "xterm", "LANG": "en_GB.UTF-8"], nil), (true, ["TERM": "xterm", "LC_ALL": "C.utf8", "LANG": "C"], nil),
      (true, ["TERM": "xterm", "LC_CTYPE": "UTF-8"], nil), (true, ["TERM": "xterm", "LANG": "de_DE.UTF-8@euro"], nil),
      (false, ["TERM": "xterm", "LANG": "C.UTF-8"], .noTerminal), (true, ["TERM": "dumb", "LANG": "C.UTF-8"], .lineTerminal),
      (true, ["LANG": "C.UTF-8"], .lineTerminal), (true, ["TERM": "xterm"], .notUTF8),
      (true, ["TERM": "xterm", "LC_ALL": "C", "LANG": "C.UTF-8"], .notUTF8),
      (true, ["TERM": "xterm", "LC_ALL": "", "LANG": "C.UTF-8"], nil),
    ] as [(Bool, [String: String], FullScreenSupport.Obstacle?)])
  func obstacles(isTerminal: Bool, environment: [String: String], obstacle: FullScreenSupport.Obstacle?) {
    let support = { FullScreenSupport.obstacle(inputIsTerminal: $0, outputIsTerminal: $1, environment: environment) }
    #expect(support(isTerminal, true) == obstacle)
    #expect(support(isTerminal, false) == .noTerminal)
  }
}
