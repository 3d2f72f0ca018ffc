extension AppEdit {
  /// The files and their records without what only feeds need: files that grow, caches, files in several parts, the check of what is stored.
  static let unusedStorage: [AppEdit] = storedFiles + records + recordJSON

  private static let storedFiles: [AppEdit] = {
    let (stored, descriptor) = ("Modules/Data/FileStorage/StoredFile.swift", "Modules/Drivers/Files/FileDescriptor.swift")
    let (system, atomic) = ("Modules/Drivers/Files/FileSystem.swift", "Modules/Drivers/Files/AtomicFile.swift")
    return [
      .withoutLines(from: "#if canImport(Darwin)", through: "#endif", in: stored),
      .without("package var exists:", in: stored),
      .without("package func reading<", in: stored),
      .without("package func append(_ bytes: [UInt8], from", in: stored),
      .without("package func append(from", in: stored),
      .without("package func cache(", in: stored),
      .without("package func remove()", in: stored),
      .without("package func wasSetAside()", in: stored),
      .replacing(", with companions: [String] = []", with: "", in: stored),
      .withoutLine("/// - Parameter companions:", in: stored),
      .without("for companion in companions", in: stored),
      .without("package init(owning", in: descriptor),
      .without("package init(duplicating", in: descriptor),
      .without("package func chunk(", in: descriptor),
      .without("package func bytes(from", in: descriptor),
      .without("package func size()", in: descriptor),
      .without("package static func size(of", in: system),
      .without("package static func names(", in: system),
      .without("package static func remove(", in: system),
      .replacing(", isDurable: Bool = true) throws(FileError) {", with: ") throws(FileError) {", in: system),
      .replacing("if isDurable { try syncFolder(around: new) }", with: "try syncFolder(around: new)", in: system),
      .replacing("The change is synced to disk if `isDurable`.", with: "The change is synced to disk.", in: system),
      .without("package static func cache(", in: atomic),
      .replacing("isDurable: Bool = true, _ content", with: "_ content", in: atomic),
      .replacing("if isDurable { try file.sync() }", with: "try file.sync()", in: atomic),
      .replacing("to: path, isDurable: isDurable)", with: "to: path)", in: atomic),
      .without("#expect(try FileSystem.names(in: folder.path(\"missing\"))", in: "Tests/DataTests/FileStorage/FileSystemTests.swift"),
      .withoutLine(
        "#expect(throws: FileError(code: ENOTDIR)) { try FileSystem.names(", in: "Tests/DataTests/FileStorage/FileSystemTests.swift"),
    ]
  }()

  private static let records: [AppEdit] = {
    let directory = "Modules/Data/FileStorage/DataDirectory.swift"
    return [
      .without("package func wasSetAside()", in: "Modules/Data/FileStorage/RecordFile.swift"),
      .replacing("package import Files", with: "internal import Files", in: directory),
      .without("private var isHeld", in: directory),
      .without("if isHeld", in: directory),
      .without("package var held:", in: directory),
      .without("package func take()", in: directory),
    ]
  }()

  private static let recordJSON: [AppEdit] = {
    let (reader, text) = ("Modules/Drivers/RecordJSON/JSONReader.swift", "Modules/Drivers/RecordJSON/JSONRecordText.swift")
    return [
      .without("package mutating func nextMember<Name>(", in: reader),
      .without("package var position:", in: reader),
      .without("package var remaining:", in: reader),
      .without("package func bytes(from", in: reader),
      .without("package mutating func skip(_ value: [UInt8])", in: reader),
      .without("package mutating func flag()", in: reader),
      .without("package mutating func value<Value>(ofBytes", in: reader),
      .without("mutating func skip(_ expected: [UInt8])", in: text),
      .without("func bytes(from", in: text),
      .without("package mutating func value(written", in: "Modules/Drivers/RecordJSON/JSONWriter.swift"),
    ]
  }()
}
