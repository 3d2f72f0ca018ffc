/// Rewrites dates into forms that the parsers know. It removes a dash or a word next to the time, moves AM or PM behind the time, and gives
/// ordinals of every language the ending `th`.
enum DateForms {
  /// The halves of a day in lower case, without dots: English, Greek, Turkish, Russian.
  private static let halves: [Substring: Substring] = [
    "am": "am", "πμ": "am", "öö": "am", "дп": "am", "pm": "pm", "μμ": "pm", "ös": "pm", "пп": "pm",
  ]

  /// The halves in Hungarian and Swedish. They count only before a time with minutes, or behind it at the end of the date, because other
  /// languages have these words, too.
  private static let halvesBesideTime: [Substring: Substring] = ["fm": "am", "du": "pm", "em": "pm"]

  private static let dashes: Set<Substring> = ["-", "--", "---", "\u{2012}", "\u{2014}", "\u{2015}"]

  /// The words before a time: `a las 8:30`, `à 8h30`, `kl. 8.30`, `om 8:30`, `godz. 8:30`. Elsewhere, some of them are `to` and `or`.
  private static let introductions: Set<Substring> = [
    "a", "la", "las", "à", "às", "alle", "ore", "at", "om", "um", "kl", "klo", "o", "godz",
  ]

  /// The endings of ordinals, in lower case.
  private static let endings: Set<Substring> = [
    "er", "re", "ère", "e", "è", "ème", "eme", "ᵉ", "ᵉʳ",  // French
    "º", "ª", "°", "o", "a", "ro", "ero", "do",  // Spanish, Portuguese, Italian
    "te", "ten", "ter", "ste", "sten", "de", "den", "an",  // German, Dutch, Scandinavian
    "go", "ego", "szy", "szego", "gi", "giego", "ci", "ciego", "ty", "tego", "y",  // Polish
    "i", "je", "jén", "jei", "én", "án", "ei", "ai", "á", "é",  // Hungarian
    "inci", "nci", "ıncı", "ncı", "uncu", "ncu", "üncü", "ncü", "da", "ta",  // Turkish
    "е", "ое", "го", "ого", "й", "ый", "ье", "ьего",  // Russian
    "η", "ή", "ης", "ής", "ας", "α", "ῃ",  // Greek
  ]

  /// Words beside an ordinal or a time that say nothing: `Sonntag, den 1. März`, `16-го марта 2026 года`.
  private static let fillers: Set<Substring> = ["den", "le", "el", "il", "the", "on", "às", "kl", "года", "год", "roku", "r"]

  /// The rewritten date; nil when it has none of these forms.
  static func rewritten(_ text: String) -> String? {
    let given = text.lowercased().split(separator: " ").map { $0.last == "," ? $0.dropLast() : $0 }
    let words = withoutDashes(withoutWords(withHalvesBehindTimes(given.flatMap(halfApart)))).map(ordinal)
    guard words != given else { return nil }
    return words.filter { !fillers.contains($0.last == "." ? $0.dropLast() : $0) }.joined(separator: " ")
  }

  /// Splits `3:09pm` and `8p.m.` behind the clock.
  private static func halfApart(_ word: Substring) -> [Substring] {
    let clock = word.prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
    return !clock.isEmpty && halves[withoutDots(word[clock.endIndex...])] != nil ? [clock, word[clock.endIndex...]] : [word]
  }

  private static func withHalvesBehindTimes(_ words: [Substring]) -> [Substring] {
    var words = words
    var place = 0
    while place < words.count {
      // `p. m.` has a space in Spanish.
      if place + 1 < words.count, words[place].last == ".", words[place + 1].last == ".",
        let half = halves[withoutDots(words[place] + words[place + 1])]
      {
        words.replaceSubrange(place...place + 1, with: [half])
      }
      let word = withoutDots(words[place])
      let (known, besideTime) = (halves[word], halvesBesideTime[word])
      if place > 0, isTime(words[place - 1]), let half = known ?? (place == words.count - 1 ? besideTime : nil) {
        words[place] = half
      } else if place > 0, words[place - 1].shortNumber != nil, let half = known {
        words[place - 1] += ":00"
        words[place] = half
      } else if place + 1 < words.count, isTime(words[place + 1]), let half = known ?? besideTime {
        words.replaceSubrange(place...place + 1, with: [words[place + 1], half])
        place += 1
      }
      place += 1
    }
    return words
  }

  /// Drops the words before a time, and `Uhr` behind it.
  private static func withoutWords(_ words: [Substring]) -> [Substring] {
    words.reduce(into: []) { kept, word in
      if word == "uhr", let last = kept.last, isTime(last) { return }
      let time = withColon(word, behind: kept.last)
      if isTime(time) {
        while let last = kept.last, introductions.contains(withoutDots(last)) { kept.removeLast() }
      }
      kept.append(time)
    }
  }

  /// `8h30` as `8:30`, and `8.30` only behind a word that announces a time.
  private static func withColon(_ word: Substring, behind last: Substring?) -> Substring {
    let isIntroduced = last.map { introductions.contains(withoutDots($0)) } == true
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "h" || (isIntroduced && $0 == ".") }
    guard parts.count == 2, parts[0].shortNumber != nil, parts[1].shortNumber != nil, parts[1].utf8.count == 2 else { return word }
    return "\(parts[0]):\(parts[1])"
  }

  /// A dash counts as such only beside a time: `10 - 12 March` are two days.
  private static func withoutDashes(_ words: [Substring]) -> [Substring] {
    words.indices.filter { place in
      guard dashes.contains(words[place]), place > 0, place + 1 < words.count else { return true }
      return !isTime(words[place + 1]) && !isTime(words[place - 1]) && !["am", "pm"].contains(words[place - 1])
    }.map { words[$0] }
  }

  private static func isTime(_ word: Substring) -> Bool { word.first?.isNumber == true && word.contains(":") }

  /// `1.`, `1er`, `1.º`, `1:a`, `16-го` and `1'inci` as `1th` and `16th`.
  private static func ordinal(_ word: Substring) -> Substring {
    let day = word.prefix { $0.isASCII && $0.isNumber }
    var ending = word[day.endIndex...]
    if ending.first.map({ ".:-'’".contains($0) }) == true { ending = ending.dropFirst() }
    return day.shortNumber != nil && (endings.contains(ending) || word == day + ".") ? day + "th" : word
  }

  private static func withoutDots(_ word: Substring) -> Substring { word.contains(".") ? Substring(word.filter { $0 != "." }) : word }
}
