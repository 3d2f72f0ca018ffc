@testable import CoreTerminal
import ScreenModel
import TerminalDoubles
import Testing

@testable import FullScreen

@MainActor @Suite("A screen on a terminal")
struct TerminalScreenTests {
  @Test("what entering sets, leaving resets")
  func restores() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    var model = ScreenModel(screen.size)
    let modes = model.modes
    try await screen.enter()
    screen.show(Grid(screen.size))
    await screen.finish()
    var entered = model
    entered.write(device.text)
    #expect(entered.modes == [1049, 2004, 1004] && entered.keyboards == 1 && entered.violations.isEmpty)
    await screen.leave()
    model.write(device.text)
    #expect(model.modes == modes && model.keyboards == 0 && model.violations.isEmpty)
  }

  @Test("a screen that is taken over again, after ^L or SIGCONT, puts its keyboard mode on the stack once")
  func again() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    for _ in 0..<2 {
      for _ in 0..<3 { try await screen.enter() }
      await screen.leave()
    }
    var model = ScreenModel(screen.size)
    let modes = model.modes
    model.write(device.text)
    #expect(model.modes == modes && model.keyboards == 0 && model.violations.isEmpty, "\(model.violations)")
  }

  @Test("the terminal reports the mouse only when it shall, also after it was left and entered again")
  func mouse() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    var grid = Grid(screen.size)
    func modes(_ shows: Bool = true) async -> Set<Int> {
      if shows { screen.show(grid) }
      await screen.finish()
      var model = ScreenModel(screen.size)
      model.write(device.text)
      #expect(model.violations.isEmpty)
      return model.modes.intersection([1000, 1002, 1003, 1005, 1006, 1015])
    }
    try await screen.enter()
    #expect(await modes() == [])
    screen.takesMouse = true
    #expect(await modes() == [1000, 1006], "The frame itself is the same as before.")
    await screen.leave()
    #expect(await modes(false) == [])
    try await screen.enter()
    #expect(await modes() == [1000, 1006])
    screen.takesMouse = false
    grid.draw(StyledLine("text"), in: ScreenArea(row: 0, column: 0, columns: 20, rows: 5), row: 2)
    #expect(await modes() == [])
    let count = device.calls
    #expect(await modes() == [] && device.calls == count)
  }

  private static func screen(_ device: RecordingDevice, _ environment: [String: String] = [:]) -> TerminalScreen {
    TerminalScreen(TerminalOutput(program: "strata", output: device.device, environment: environment, noColor: false), descriptor: nil)
  }

  /// What a terminal gets while `work` runs.
  private static func text(_ device: RecordingDevice, during work: () async throws -> Void) async rethrows -> String {
    let before = device.text
    try await work()
    return String(device.text.dropFirst(before.count))
  }

  @Test(
    "the terminal is asked for its background once, and for the size of its cells if it shows images",
    arguments: [([:], false), (["TERM": "xterm-kitty"], true)] as [([String: String], Bool)])
  func questions(environment: [String: String], hasImages: Bool) async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = Self.screen(device, environment)
    let beginning = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[>1u"
    try await screen.enter()
    #expect(device.text == beginning + "\u{1B}]11;?\u{1B}\\" + (hasImages ? "\u{1B}[16t" : ""))
    #expect(screen.isEntered && screen.imageSupport == (hasImages ? .supported(.kitty) : .unknown))
    await screen.leave()
    #expect(!screen.isEntered && device.text.hasSuffix(TerminalScreen.ending))
    #expect(try await Self.text(device) { try await screen.enter() } == beginning)
  }

  @Test("a frame is drawn as a whole after the terminal was left, and when what it shows is forgotten")
  func wholeFrames() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = Self.screen(device)
    let grid = Self.grid(screen.size, "text")
    func shown() async -> String {
      await Self.text(device) {
        screen.show(grid)
        await screen.finish()
      }
    }
    try await screen.enter()
    let first = await shown()
    #expect(first.contains("text"))
    #expect(await shown() == "")
    screen.forget()
    #expect(await shown() == first)
    await screen.leave()
    #expect(await shown() == "", "The screen is not there.")
    try await screen.enter()
    #expect(await shown() == first)
  }

  @Test("an address is copied with the next frame, once")
  func copies() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = Self.screen(device)
    try await screen.enter()
    let link = try #require(Hyperlink("https://example.org/", number: 1))
    let text = await Self.text(device) {
      screen.copy(link)
      for number in 1...3 {
        screen.show(Self.grid(screen.size, "\(number)"))
        await screen.finish()
      }
    }
    #expect(text.hasPrefix("\u{1B}]52;c;aHR0cHM6Ly9leGFtcGxlLm9yZy8=\u{1B}\\"))
    #expect(text.split(separator: "]52;").count == 2)
  }

  @Test("a frame is written at once, and an equal frame is not written again")
  func frames() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    try await screen.enter()
    var grid = Grid(screen.size)
    screen.show(grid)
    await screen.finish()
    let calls = device.calls
    grid.draw(StyledLine("text"), in: ScreenArea(row: 0, column: 0, columns: 20, rows: 5), row: 2)
    screen.show(grid)
    await screen.finish()
    screen.show(grid)
    await screen.finish()
    #expect(device.calls == calls + 1)
  }

  @Test("while the terminal takes no output, nobody waits for it, and then only the newest frame is written")
  func busyTerminal() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    try await screen.enter()
    device.isBlocked = true
    for number in 1...100 { screen.show(Self.grid(screen.size, "frame \(number)")) }
    while !device.isWaiting { await Task.yield() }
    for number in 101...200 { screen.show(Self.grid(screen.size, "frame \(number)")) }
    device.isBlocked = false
    await screen.finish()
    var model = ScreenModel(screen.size)
    model.write(device.text)
    #expect(model.text.first == "frame 200" && device.calls == 3)
  }

  @Test("the full screen ends although the terminal takes no output")
  func stuckTerminal() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    try await screen.enter()
    device.isBlocked = true
    screen.show(Self.grid(screen.size, "text"))
    await screen.leave()
    await screen.finish()
    #expect(!screen.isEntered)
    device.isBlocked = false
  }

  @Test("a screen is taken over although the terminal takes no output")
  func stuckAtFirst() async throws {
    let device = RecordingDevice(isTerminal: true, columns: 20, rows: 5)
    let screen = TerminalScreen(
      TerminalOutput(program: "strata", output: device.device, environment: [:], noColor: false), descriptor: nil)
    device.isBlocked = true
    try await screen.enter()
    #expect(screen.isEntered)
    await screen.leave()
    device.isBlocked = false
  }

  private static func grid(_ size: ScreenSize, _ text: String) -> Grid {
    var grid = Grid(size)
    grid.draw(StyledLine(text), in: ScreenArea(row: 0, column: 0, columns: size.columns, rows: size.rows), row: 0)
    return grid
  }

  @Test(
    "what prevents a full screen",
    arguments: [
      (true, ["TERM": "xterm", "LANG": "en_GB.UTF-8"], nil), (true, ["TERM": "xterm", "LC_ALL": "C.utf8", "LANG": "C"], nil),
      (true, ["TERM": "xterm", "LC_CTYPE": "UTF-8"], nil), (true, ["TERM": "xterm", "LANG": "de_DE.UTF-8@euro"], nil),
      (false, ["TERM": "xterm", "LANG": "C.UTF-8"], .noTerminal), (true, ["TERM": "dumb", "LANG": "C.UTF-8"], .lineTerminal),
      (true, ["LANG": "C.UTF-8"], .termIsMissing), (true, ["TERM": "", "LANG": "C.UTF-8"], .termIsMissing),
      (true, ["TERM": "xterm"], .notUTF8),
      (true, ["TERM": "xterm", "LC_ALL": "C", "LANG": "C.UTF-8"], .notUTF8),
      (true, ["TERM": "xterm", "LC_ALL": "", "LANG": "C.UTF-8"], nil),
    ] as [(Bool, [String: String], FullScreenSupport.Obstacle?)])
  func obstacles(isTerminal: Bool, environment: [String: String], obstacle: FullScreenSupport.Obstacle?) {
    let support = { FullScreenSupport.obstacle(inputIsTerminal: $0, outputIsTerminal: $1, environment: environment) }
    #expect(support(isTerminal, true) == obstacle)
    #expect(support(isTerminal, false) == .noTerminal)
  }
}
