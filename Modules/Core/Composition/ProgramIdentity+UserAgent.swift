import CoreScenes

extension ProgramIdentity {
  /// The User-Agent header: honest, and the same for every request (RFC 9110, section 10.1.5).
  package var userAgent: String { "\(MessageText.programTitle.text(for: name))/\(version) (+\(website))" }
}
