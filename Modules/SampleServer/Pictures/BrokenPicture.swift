/// What goes wrong with pictures below a base address: `/bad/gone` is asked for `/bad/gone/cat/says/…`. Raw values are the folders in `/bad/`.
enum BrokenPicture: String, CaseIterable {
  /// 500 instead of the record.
  case error
  /// The record comes three seconds late.
  case slow
  /// The record's JSON breaks off.
  case malformed
  /// The record does not say where the picture is.
  case noURL = "no-url"
  /// The record says it without a host: `/cat/…`, where a good picture is.
  case relative
  /// A web page instead of the picture, with status 200.
  case wrongType = "wrong-type"
  /// A good picture with zeros behind it, 11 MiB in all.
  case huge
  /// 404 instead of the picture.
  case gone
  /// The picture's bytes are words, but are called a PNG.
  case cut
}
