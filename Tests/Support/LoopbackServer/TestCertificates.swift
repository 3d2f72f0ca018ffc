public import Foundation

/// Certificates for servers on this computer, made with the openssl tool in a folder of their own, which goes with them.
public final class TestCertificates: Sendable {
  /// What a server's certificate is worth to who trusts the authority.
  public enum Kind: String, CaseIterable, Sendable {
    /// For 127.0.0.1 and localhost, signed by the authority, in date.
    case good
    /// For another host.
    case otherHost
    /// Out of date.
    case expired
    /// Signed by itself.
    case selfSigned
  }

  /// The tool failed, with what it said.
  public struct Failure: Error {
    /// The tool's words.
    public let words: String
  }

  /// The openssl tool; nil where there is none.
  public static let tool: URL? = program("openssl")

  /// The certificate of the authority, as a bundle of one.
  public var authority: String { file("authority.pem").path }

  let folder: URL

  /// Makes the authority.
  /// - Throws: ``Failure``, or the system's error when the tool is not there or cannot be started.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "strata-certificates-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try makeKey("authority")
    try run(["req", "-x509", "-key", "authority.key", "-subj", "/CN=Authority", "-days", "2", "-out", "authority.pem"])
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("the test's certificates stay at \(folder.path): \(error)")
    }
  }

  /// Makes a server's certificate of a kind, in the files of its name.
  func make(_ kind: Kind) throws {
    let name = kind.rawValue
    try makeKey(name)
    try run(["req", "-new", "-key", "\(name).key", "-subj", "/CN=Server", "-out", "\(name).csr"])
    let hosts = kind == .otherHost ? "DNS:www.example.org" : "IP:127.0.0.1,DNS:localhost"
    try Data("subjectAltName=\(hosts)\n".utf8).write(to: file("\(name).txt"))
    let signer =
      kind == .selfSigned ? ["-signkey", "\(name).key"] : ["-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial"]
    let days = kind == .expired ? "-1" : "2"
    try run(["x509", "-req", "-in", "\(name).csr", "-extfile", "\(name).txt", "-days", days, "-out", "\(name).pem"] + signer)
  }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// A program in one of the folders of PATH, or where Debian keeps servers.
  static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/sbin"]
    return folders.map { URL(filePath: $0).appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func makeKey(_ name: String) throws {
    try run(["ecparam", "-genkey", "-noout", "-name", "prime256v1", "-out", "\(name).key"])
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let words = Pipe()
    process.standardError = words
    try process.run()
    let said = try words.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(words: String(decoding: said, as: UTF8.self)) }
  }
}
