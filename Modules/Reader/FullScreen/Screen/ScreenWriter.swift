internal import CoreTerminal

/// Writes what changes a full screen, on a thread of its own: a terminal that takes no output keeps nobody else waiting.
actor ScreenWriter {
  nonisolated private let executor = BlockingExecutor(label: "screen")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func write(_ text: String, _ images: [ImageOutput] = [], to device: TerminalDevice) throws(SystemCallError) {
    try device.writeAll(text)
    for image in images {
      for command in image.commands { try device.writeAll(command) }
    }
  }
}
