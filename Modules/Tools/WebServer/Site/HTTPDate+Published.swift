extension HTTPDate {
  /// The modification date of everything that does not change: a constant one, so that every run gives the same responses.
  package static let published = HTTPDate(secondsSince1970: 1_793_448_000)
}
