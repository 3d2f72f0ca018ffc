internal import Domain

/// The journal of one device: JSON lines, a stroke each, which are only ever added to.
///
/// Whatever carries files from device to device may bring a part of one first: a last line that has not ended is left for later. Lines that are
/// no strokes, or strokes of a later version of the program, are passed over and counted.
struct StatusJournal: Sendable {
  /// The strokes.
  private(set) var strokes: [MarkStroke] = []
  /// Lines that are none.
  private(set) var unreadable = 0

  /// Reads a journal.
  init(_ bytes: [UInt8], of device: String) {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) {
      do throws(JSONDamage) {
        var reader = try JSONReader(Array(line))
        let record = try StrokeRecord(reading: &reader)
        try reader.end()
        strokes.append(record.stroke(of: device))
      } catch {
        unreadable += 1
      }
    }
  }

  /// Strokes as lines.
  static func lines(_ strokes: [MarkStroke]) -> [UInt8] {
    strokes.flatMap { stroke in
      var writer = JSONWriter()
      StrokeRecord(stroke).write(to: &writer)
      writer.breakLine()
      return writer.bytes
    }
  }
}
