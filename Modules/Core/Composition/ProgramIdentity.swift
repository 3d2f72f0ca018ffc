import CoreScenes

/// A program that Composition builds: its name, and what follows from the name.
public struct ProgramIdentity: Sendable {
  /// The name, as the user types it.
  public let name: String
  /// The name of the default data directory. It is that of the program, unless the program works on the data of another one.
  package let dataName: String
  /// The version, according to Semantic Versioning 2.0.0.
  public let version: String
  /// The version of the JSON that the program prints. It changes when a key is removed, or changes its type or meaning.
  public let schema: Int
  /// Whether the program shares data directories with another one, whose settings it leaves as they are.
  let sharesData: Bool
  /// The website of the project, where the operator of a server finds out who asks, and how to complain.
  let website: String

  /// - Parameter dataName: the program whose data directory is used; nil for its own.
  public init(name: String, dataOf dataName: String? = nil, version: String, schema: Int, sharesData: Bool = false, website: String) {
    self.name = name
    self.dataName = dataName ?? name
    self.version = version
    self.schema = schema
    self.sharesData = sharesData
    self.website = website
  }

  /// The name and the version: `sample 0.1.0`.
  public var title: String { "\(name) \(version)" }

  /// The environment variable that names the data directory.
  package var homeVariable: String { "\(dataName.uppercased())_HOME" }

  /// The User-Agent header: honest, and the same for every request (RFC 9110, section 10.1.5).
  package var userAgent: String { "\(MessageText.programTitle.text(for: name))/\(version) (+\(website))" }
}
