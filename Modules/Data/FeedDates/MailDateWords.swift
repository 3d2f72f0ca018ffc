/// Takes a date with the month as a word apart into its parts, as `MailDate` knows them.
enum MailDateWords {
  /// What stands between the parts in sentences: `1 de março de 2026`, `March 1, 2026 at 8:30`.
  private static let fillers: Set<Substring> = ["at", "of", "de", "del", "à", "um", "г"]

  /// The parts in lower case: words that white space, commas, or the signs of `01-Mar-26` and `01/Mar/2026` part; a comment in brackets goes (RFC 5322
  /// section 3.2.2).
  static func words(of text: String) -> [Substring] {
    let words = text.lowercased().prefix { $0 != "(" }.split { $0 == " " || $0 == "," }.flatMap(atTime)
    return words.flatMap(byHyphens).map(withoutDots).filter { !$0.isEmpty && !fillers.contains($0) }.reduce(into: []) { words, word in
      // The hour of a clock that shows no minutes: `8 pm`.
      if word == "am" || word == "pm", let hour = words.last, let number = hour.shortNumber, words.count > 3 {
        words[words.count - 1] = "\(number):00"
      }
      words.append(word)
    }
  }

  /// The `T` of ISO 8601 between a day and a time.
  private static func atTime(_ word: Substring) -> [Substring] {
    guard let time = word.lastIndex(of: "t"), time > word.startIndex, word[word.index(before: time)].isNumber else { return [word] }
    let clock = word[word.index(after: time)...]
    return clock.first?.isNumber == true ? [word[..<time], clock] : [word]
  }

  private static func byHyphens(_ word: Substring) -> [Substring] {
    let parts = word.split { $0 == "-" || $0 == "/" }
    return parts.count == 3 && MonthName.month(parts[1]) != nil ? parts : [word]
  }

  /// Dots end what is shortened (`Sept.`) or counted (`1.`), stand in `p.m.`, and for colons in `08.30.00`.
  private static func withoutDots(_ word: Substring) -> Substring {
    guard word.contains(".") else { return word }
    if word == "a.m." || word == "p.m." || word == "a.m" || word == "p.m" { return Substring(word.filter { $0 != "." }) }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts.allSatisfy({ $0.shortNumber != nil }) { return Substring(parts.joined(separator: ":")) }
    return word.last == "." ? word.dropLast() : word
  }
}
