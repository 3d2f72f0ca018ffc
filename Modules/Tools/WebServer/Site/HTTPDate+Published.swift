extension HTTPDate {
  /// The modification date of all unchanged documents. It is constant, so that every run gives the same responses.
  package static let published = HTTPDate(secondsSince1970: 1_793_448_000)
}
