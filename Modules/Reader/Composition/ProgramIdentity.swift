import CoreScenes

/// A program that Composition builds: its name, and what follows from the name.
public struct ProgramIdentity: Sendable {
  /// The name, as the user types it. It is also that of the default data directory.
  public let name: String
  /// The website of the project, where the operator of a server finds out who asks, and how to complain.
  let website: String

  /// The environment variable that names the data directory.
  var homeVariable: String { "\(name.uppercased())_HOME" }

  /// The User-Agent header: honest, and the same for every request (RFC 9110, section 10.1.5).
  var userAgent: String { "\(MessageText.programTitle.text(for: name))/\(Version.number) (+\(website))" }
}

extension ProgramIdentity {
  /// The feed reader. `you` in the URL is a placeholder, as in LayerRules.md: the release fills in the owner.
  public static let strata = ProgramIdentity(name: "strata", website: "https://github.com/you/strata")
}
