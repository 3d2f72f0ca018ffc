/// Writes what changes a full screen, on a thread of its own.
actor ScreenWriter {
  nonisolated private let executor = BlockingExecutor(label: "strata.screen")
  private let device: TerminalDevice

  init(_ device: TerminalDevice) { self.device = device }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func write(_ text: String) throws(SystemCallError) { try device.writeAll(text) }
}
