extension String {
  /// The column, counted in characters from 1, of the first character that is not within this many bytes. The text must be longer.
  func column(beyondBytes limit: Int) -> Int { self[..<utf8.index(startIndex, offsetBy: limit)].count + 1 }
}
