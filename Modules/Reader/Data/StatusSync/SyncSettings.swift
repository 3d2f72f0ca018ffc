package import CoreData
internal import FileStorage
package import RecordJSON

/// The sync settings of a data directory.
package struct SyncSettings: RecordDocument {
  package static let name = "sync"
  package static let brackets: RecordBrackets? = nil
  /// The folder that the devices share; nil when sync is off.
  package var folder: String?
  /// The name of this device: a host name and random digits, so that devices with equal host names differ. It changes only when another
  /// data directory uses the same name.
  package let device: String

  package init(folder: String?, device: String) {
    self.folder = folder
    self.device = device
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (folder, device): (String?, String?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "folder": folder = try reader.string()
      case "device": device = try reader.string()
      default: try reader.skipValue()
      }
    }
    guard let device, Self.isDevice(device) else { throw reader.damage("'device' is missing or invalid") }
    self.init(folder: folder, device: device)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("folder", folder)
    writer.member("device", device)
    writer.endObject()
  }

  /// Whether a data directory syncs.
  package static func isOn(
    in directory: DataDirectory, _ fileID: String = #fileID, _ function: String = #function
  ) async throws(DataStoreError) -> Bool {
    try await RecordFile<SyncSettings>(directory.sync, in: directory).content(fileID, function)?.folder != nil
  }

  /// A new device name made from the host name `name`.
  static func newDevice(called name: String) -> String {
    let plain = name.lowercased().utf8.filter { (48...57).contains($0) || (97...122).contains($0) }
    let digits = String(UInt32.random(in: .min ... .max), radix: 16)
    return "\(plain.isEmpty ? "device" : String(decoding: plain.prefix(24), as: UTF8.self))-\(digits)"
  }

  /// A new device name that replaces another one.
  static func newDevice(insteadOf name: String) -> String { newDevice(called: String(name.prefix { $0 != "-" })) }

  /// Whether a text is valid as a device name, which is also a file name.
  static func isDevice(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 40 && text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == 45 }
  }

  /// The device that a journal file belongs to: the letters, digits and hyphens before the first dot. A conflicted copy that a sync service
  /// makes (`name.sync-conflict-20260301-083000.jsonl`) therefore belongs to the same device.
  package static func device(ofFile name: String, endingIn suffix: String = ".jsonl") -> String? {
    guard name.hasSuffix(suffix) else { return nil }
    let device = name.prefix { $0 != "." && $0 != " " && $0 != "(" }
    return isDevice(String(device)) ? String(device) : nil
  }
}
