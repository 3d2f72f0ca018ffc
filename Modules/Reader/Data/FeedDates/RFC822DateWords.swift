/// Splits a date with a month name into the components that `RFC822Date` knows.
enum RFC822DateWords {
  /// Words between the components of a sentence: `1 de março de 2026`, `March 1, 2026 at 8:30`, `1 marca 2026 r.`
  private static let fillers: Set<Substring> = ["at", "of", "de", "del", "à", "um", "г", "года", "год", "r", "roku"]

  /// The components in lower case. They are separated by white space, by commas, or by the separators of `01-Mar-26` and `01/Mar/2026`. A
  /// comment in parentheses is removed (RFC 5322 section 3.2.2).
  static func words(of text: String) -> [Substring] {
    let words = text.lowercased().prefix { $0 != "(" }.split(separator: " ").flatMap(byCommas).flatMap(atTime)
    let parts = words.flatMap(byHyphens).flatMap(byLetters).map(withoutDots).filter { !$0.isEmpty && !fillers.contains($0) }
    return parts.reduce(into: []) { words, word in
      // An hour without minutes: `8 pm`.
      if word == "am" || word == "pm", let hour = words.last, let number = hour.shortNumber, words.count > 3 {
        words[words.count - 1] = "\(number):00"
      }
      words.append(word)
    }
  }

  /// Splits a word at its commas, but not before the milliseconds of `08:30:00,123`.
  private static func byCommas(_ word: Substring) -> [Substring] {
    let parts = word.split(separator: ",")
    guard parts.count == 2, parts[1].utf8.count == 3, TimeOfDay(word) != nil else { return parts }
    return [Substring(parts.joined(separator: "."))]
  }

  /// Splits a word at the `T` of ISO 8601 between a day and a time.
  private static func atTime(_ word: Substring) -> [Substring] {
    guard let time = word.lastIndex(of: "t"), time > word.startIndex, word[word.index(before: time)].isNumber else { return [word] }
    let clock = word[word.index(after: time)...]
    return clock.first?.isNumber == true ? [word[..<time], clock] : [word]
  }

  private static func byHyphens(_ word: Substring) -> [Substring] {
    let parts = word.split { $0 == "-" || $0 == "/" }
    guard parts.count == 3, MonthName.month(parts[1]) != nil else { return [word] }
    // The logs of web servers: `01/Mar/2026:08:30:00`.
    let end = parts[2].split(separator: ":", maxSplits: 1)
    return end.count == 2 && end[0].utf8.count == 4 && end[0].isDigits ? [parts[0], parts[1]] + end : parts
  }

  /// Splits `01Mar2026`.
  private static func byLetters(_ word: Substring) -> [Substring] {
    let (day, year) = (word.prefix { $0.isASCII && $0.isNumber }, word.suffix(4))
    guard day.shortNumber != nil, year.utf8.count == 4, year.isDigits else { return [word] }
    let month = word[day.endIndex..<year.startIndex]
    return month.allSatisfy(\.isLetter) && MonthName.month(month) != nil ? [day, month, year] : [word]
  }

  /// Removes the dot of an abbreviation (`Sept.`), of an ordinal (`1.`) and of `p.m.`. The dots in `08.30.00` become colons.
  private static func withoutDots(_ word: Substring) -> Substring {
    guard word.contains(".") else { return word }
    if word == "a.m." || word == "p.m." || word == "a.m" || word == "p.m" { return Substring(word.filter { $0 != "." }) }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts.allSatisfy({ $0.shortNumber != nil }) { return Substring(parts.joined(separator: ":")) }
    return word.last == "." ? word.dropLast() : word
  }
}
