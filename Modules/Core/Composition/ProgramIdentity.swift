/// The name and version of a program, and what depends on them.
public struct ProgramIdentity: Sendable {
  /// The name, as the user types it.
  public let name: String
  /// The name of the default data directory: the program's own name, unless it works on another program's data.
  package let dataName: String
  /// The version, according to Semantic Versioning 2.0.0.
  public let version: String
  /// The version of the JSON output. It changes when a key is removed, or when its type or meaning changes.
  public let schema: Int
  /// Whether the program shares its data directory with another program, whose settings it leaves unchanged.
  let sharesData: Bool
  /// The project's website, where the operator of a server can find out who sends the requests and how to report a problem.
  let website: String

  /// - Parameter dataName: the program whose data directory is used; nil for the program itself.
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
}
