/// Faults of the picture server, selected with the base URL: with the base `/bad/gone`, requests go to `/bad/gone/cat/says/…`. The raw
/// values are the folders in `/bad/`.
enum BrokenPicture: String, CaseIterable {
  /// Status 500 instead of the record.
  case error
  /// The record is sent after three seconds.
  case slow
  /// The record's JSON is truncated.
  case malformed
  /// The record does not contain the picture's URL.
  case noURL = "no-url"
  /// The record contains a relative URL, `/cat/…`, of a valid picture.
  case relative
  /// An HTML page instead of the picture, with status 200.
  case wrongType = "wrong-type"
  /// A valid picture followed by zeros, 11 MiB in total.
  case huge
  /// Status 404 instead of the picture.
  case gone
  /// Plain text with the media type of a PNG picture.
  case cut
}
