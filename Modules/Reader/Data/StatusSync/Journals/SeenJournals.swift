internal import CoreData
internal import RecordJSON

/// The state of the journals at the last merge. While nothing changes, there is nothing to merge.
///
/// Like the checkpoint, it is a cache: without it, the journals are read from the start.
struct SeenJournals: RecordDocument, Hashable {
  static let name = "seen"
  static let brackets: RecordBrackets? = nil

  /// The shared folder.
  let folder: String
  /// The name of this device in the folder.
  let device: String
  /// Identifies the status file into which the status changes were merged.
  var statuses: String
  /// The identities of the journals, by file name. The journal in the data directory has an empty name.
  var stamps: [String: String]
  /// The positions up to which this device's journal was copied to the folder.
  var given: Given
  /// The errors that were already reported, by path.
  var problems: [String: String]

  /// The positions up to which the journal in the data directory and the one in the folder hold the same lines.
  struct Given: Hashable {
    var own = JournalPosition()
    var shared = JournalPosition()
  }
}

extension SeenJournals {
  init(reading reader: inout JSONReader) throws(JSONError) {
    var (folder, device, statuses): (String?, String?, String?)
    var (stamps, problems): ([String: String], [String: String]) = ([:], [:])
    var given = Given()
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "folder": folder = try reader.string()
      case "device": device = try reader.string()
      case "statuses": statuses = try reader.string()
      case "stamps": stamps = try Self.texts(&reader)
      case "problems": problems = try Self.texts(&reader)
      case "own": given.own = try JournalPosition(reading: &reader)
      case "shared": given.shared = try JournalPosition(reading: &reader)
      default: try reader.skipValue()
      }
    }
    guard let folder, let device, let statuses else { throw reader.damage("'folder', 'device' or 'statuses' is missing") }
    self.init(folder: folder, device: device, statuses: statuses, stamps: stamps, given: given, problems: problems)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("folder", folder)
    writer.member("device", device)
    writer.member("statuses", statuses)
    writer.member("own")
    given.own.write(to: &writer)
    writer.member("shared")
    given.shared.write(to: &writer)
    Self.write(stamps, "stamps", to: &writer)
    Self.write(problems, "problems", to: &writer)
    writer.endObject()
  }

  private static func texts(_ reader: inout JSONReader) throws(JSONError) -> [String: String] {
    var texts: [String: String] = [:]
    try reader.beginObject()
    while let name = try reader.nextMember() { texts[name] = try reader.string() }
    return texts
  }

  private static func write(_ texts: [String: String], _ name: String, to writer: inout JSONWriter) {
    writer.member(name)
    writer.beginObject()
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { writer.member(name, text) }
    writer.endObject()
  }
}
