/// Finds the name that a misspelled word probably means.
package enum SpellingSuggestion {
  /// The name that begins with the word, or else the name with the fewest different letters, at most one in three; nil when there is no
  /// such name. Two letters in the wrong order count as one difference.
  package static func of(_ word: String, among names: [String]) -> String? {
    if word.utf8.count > 1, let whole = names.first(where: { $0.hasPrefix(word) }) { return whole }
    let letters = Array(word.lowercased().unicodeScalars.prefix(longest))
    let nearest = names.map { name in (name: name, distance: distance(letters, Array(name.unicodeScalars))) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, min(letters.count, nearest.name.unicodeScalars.count) / 3) else { return nil }
    return nearest.name
  }

  /// No name is longer.
  private static let longest = 64

  /// The number of letters to insert, remove, replace or swap (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...second.count)]
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
