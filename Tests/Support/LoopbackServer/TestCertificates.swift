public import Foundation
internal import Spawn

/// Certificates for local servers. The openssl tool creates them in a temporary folder, which is removed with this object.
public final class TestCertificates: Sendable {
  /// The validity of a server's certificate for a client that trusts the authority.
  public enum Kind: String, CaseIterable, Sendable {
    /// For 127.0.0.1 and localhost, signed by the authority, not expired.
    case good
    /// For another host.
    case otherHost
    /// Expired.
    case expired
    /// Self-signed.
    case selfSigned
  }

  /// The openssl tool failed.
  public struct Failure: Error {
    /// The output of the tool.
    public let words: String
  }

  /// The openssl tool of OpenSSL 3; nil when it is not installed. LibreSSL, which macOS has under the same name, lacks some of the options.
  public static let tool: URL? = program("openssl").flatMap { tool in
    let version = try? output(of: tool, ["version"], in: FileManager.default.temporaryDirectory)
    return version?.words.hasPrefix("OpenSSL 3") == true ? tool : nil
  }

  /// The path of a bundle with only the authority's certificate.
  public var authority: String { file("authority.pem").path }

  let folder: URL

  /// Creates the authority.
  /// - Throws: ``Failure``, or the system's error when the tool is missing or cannot start.
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

  /// Creates a server certificate of this kind, in files that have the name of the kind.
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

  /// Finds a program in the folders of PATH, or in `/usr/sbin`, where Debian installs servers.
  static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/sbin"]
    return folders.map { URL(filePath: $0).appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func makeKey(_ name: String) throws {
    try run(["ecparam", "-genkey", "-noout", "-name", "prime256v1", "-out", "\(name).key"])
  }

  private func run(_ arguments: [String]) throws {
    guard let tool = Self.tool else { throw Failure(words: "OpenSSL 3 is not installed") }
    let (status, words) = try Self.output(of: tool, arguments, in: folder)
    guard status == 0 else { throw Failure(words: words) }
  }

  /// Runs a program that ends at once. What it prints goes to a file: a thread that reads a pipe could wait for another program that has inherited it.
  private static func output(of program: URL, _ arguments: [String], in folder: URL) throws -> (status: Int32, words: String) {
    let words = folder.appending(path: "words-\(UUID().uuidString)")
    try Data().write(to: words)
    defer { try? FileManager.default.removeItem(at: words) }
    let (nowhere, file) = (try FileHandle(forReadingFrom: URL(filePath: "/dev/null")), try FileHandle(forWritingTo: words))
    let process = try Spawn.start(
      program, arguments, environment: ProcessInfo.processInfo.environment, folder: folder, files: [nowhere, file, file])
    return (Spawn.wait(for: process), String(decoding: try Data(contentsOf: words), as: UTF8.self))
  }
}
