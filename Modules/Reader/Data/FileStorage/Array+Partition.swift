extension Array {
  /// Binary search: the index of the first element for which `holds` returns true, or `endIndex`. The elements for which it returns true
  /// must be at the end.
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
