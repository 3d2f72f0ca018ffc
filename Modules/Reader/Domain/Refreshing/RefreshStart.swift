import CoreDomain

/// What a refresh has found before its first request.
struct RefreshStart: Sendable {
  let plan: DueFeeds
  /// When the refresh began.
  let moment: Timestamp
  let trust: ClockTrust
  /// What marks the articles that the refresh brings.
  let marker: PreparedMarker
  /// Whether the computer was offline at the last attempt.
  let wasOffline: Bool
}
