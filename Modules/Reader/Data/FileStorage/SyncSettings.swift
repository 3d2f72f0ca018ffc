package import CoreData
package import CoreDomain
package import RecordJSON

/// The content of `sync.json`: what a data directory synchronises with. That is nothing, a folder, or a feed server.
package struct SyncSettings: RecordDocument {
  package static let name = "sync"
  package static let brackets: RecordBrackets? = nil
  package static let newestSchema = DocumentSchema.newest + 1
  /// The folder that the devices share; nil when they share none.
  package var folder: String?
  /// The name of this device: a host name and random digits, so that devices with equal host names differ. It changes only when another
  /// data directory uses the same name. Empty until the device first shares a folder.
  package let device: String
  /// The account on a feed server; nil without one.
  package var server: Server?

  /// An account on a feed server.
  package struct Server: JSONRecord, Hashable {
    package let url: WebURL
    /// The name with which the user logs in.
    package let user: String
    /// What the server calls the user.
    package let userID: String
    /// Whether plain http is allowed in a private network.
    package let allowsHTTP: Bool
    /// When the last complete contact ended; nil before the first.
    package var lastContact: Timestamp?
    /// The moment up to which the server wants no contact; nil when it does not ask to wait.
    package var notBefore: Timestamp?

    package init(
      url: WebURL, user: String, userID: String, allowsHTTP: Bool, lastContact: Timestamp?, notBefore: Timestamp? = nil
    ) {
      self.url = url
      self.user = user
      self.userID = userID
      self.allowsHTTP = allowsHTTP
      self.lastContact = lastContact
      self.notBefore = notBefore
    }
  }

  package init(folder: String? = nil, device: String = "", server: Server? = nil) {
    self.folder = folder
    self.device = device
    self.server = server
  }

  /// A program that ignores the server would lose it, and would not queue marks for it.
  package var schema: Int { server == nil ? DocumentSchema.newest : Self.newestSchema }
}

// MARK: As a record

extension SyncSettings {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (folder, device, server): (String?, String?, Server?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "folder": folder = try reader.string()
      case "device": device = try reader.string()
      case "server": server = try Server(reading: &reader)
      default: try reader.skipValue()
      }
    }
    guard device.map(Self.isDevice) ?? (server != nil) else { throw reader.damage("'device' is missing or invalid") }
    guard folder == nil || server == nil else { throw reader.damage("'folder' and 'server' exclude each other") }
    self.init(folder: folder, device: device ?? "", server: server)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("folder", folder)
    if !device.isEmpty { writer.member("device", device) }
    if let server {
      writer.member("server")
      server.write(to: &writer)
    }
    writer.endObject()
  }
}

extension SyncSettings.Server {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (url, user, userID): (WebURL?, String?, String?)
    var (lastContact, notBefore): (Timestamp?, Timestamp?)
    var allowsHTTP = false
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": url = try reader.url()
      case "user": user = try reader.string()
      case "user_id": userID = try reader.string()
      case "allow_http": allowsHTTP = try reader.flag()
      case "last_contact": lastContact = try reader.moment()
      case "not_before": notBefore = try reader.moment()
      default: try reader.skipValue()
      }
    }
    guard let url, let user, let userID else { throw reader.damage("'url', 'user' or 'user_id' is missing") }
    self.init(url: url, user: user, userID: userID, allowsHTTP: allowsHTTP, lastContact: lastContact, notBefore: notBefore)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", url.text)
    writer.member("user", user)
    writer.member("user_id", userID)
    if allowsHTTP { writer.member("allow_http", true) }
    writer.member("last_contact", lastContact?.rfc3339)
    writer.member("not_before", notBefore?.rfc3339)
    writer.endObject()
  }
}

// MARK: Names of devices

extension SyncSettings {
  /// A new device name made from the host name `name`.
  package static func newDevice(called name: String) -> String {
    let plain = name.lowercased().utf8.filter { (48...57).contains($0) || (97...122).contains($0) }
    let digits = String(UInt32.random(in: .min ... .max), radix: 16)
    return "\(plain.isEmpty ? "device" : String(decoding: plain.prefix(24), as: UTF8.self))-\(digits)"
  }

  /// A new device name that replaces another one.
  package static func newDevice(insteadOf name: String) -> String { newDevice(called: String(name.prefix { $0 != "-" })) }

  /// Whether a text is valid as a device name, which is also a file name.
  package static func isDevice(_ text: String) -> Bool {
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
