extension ArraySlice<UInt8> {
  /// The index after the first `word`; nil when there is none.
  func endIndex(ofFirst word: String) -> Int? {
    let wanted = Array(word.utf8)
    var start = startIndex
    while let found = self[start...].firstIndex(of: wanted[0]) {
      if self[found...].starts(with: wanted) { return found + wanted.count }
      start = found + 1
    }
    return nil
  }
}
