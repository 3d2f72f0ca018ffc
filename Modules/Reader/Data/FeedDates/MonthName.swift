/// Month names in the languages of known feeds with such dates.
enum MonthName {
  /// The month of a lowercase word, from 1; nil when the word is not a month name.
  ///
  /// Only the beginning of the word counts, because publishers abbreviate and inflect: `mar`, `mars`, `märz`, `marca`, `Μαρτίου`. No
  /// beginning means different months in two languages.
  static func month(_ word: Substring) -> Int? {
    guard word.first?.isLetter == true else { return nil }
    // Catalan elides: `d’abr.`
    let word = word.hasPrefix("d’") || word.hasPrefix("d'") ? word.dropFirst(2) : word
    // June and July have the same first three letters in French, Greek and Hungarian.
    return months[word.prefix(4)] ?? months[word.prefix(3)]
  }

  private static let months: [Substring: Int] = {
    var months: [Substring: Int] = [:]
    for (index, beginnings) in beginnings.enumerated() {
      for beginning in beginnings.split(separator: " ") { months[beginning] = index + 1 }
    }
    return months
  }()

  /// For each month: English, German, Dutch, French, Spanish, Portuguese, Italian, Scandinavian, Polish, Hungarian, Turkish, Russian,
  /// Greek, Romanian, Indonesian, Finnish, Ukrainian, Bulgarian, and what Catalan, Galician, Slovenian, Serbian, Macedonian, Estonian,
  /// Latvian and Icelandic have beyond these.
  private static let beginnings = [
    "jan jän ene gen sty oca янв ιαν ian tam січ яну xan jaan јан",
    "feb fev fév lut şub фев φεβ hel лют феб veeb",
    "mar mär mrz mrt maa már мар μαρ μάρ бер",
    "apr avr abr kwi ápr nis апр απρ huh кві",
    "may mai mei mag maj máj май мая μαι μάι μαϊ μαΐ tou тра мај maí",
    "jun juin giu cze jún haz июн ιουν ιούν iun kes чер юни xuñ јун juun jūn",
    "jul juil lug lip júl tem июл ιουλ ιούλ iul hei лип юли xul јул juul jūl",
    "aug aoû aou ago sie ağu авг αυγ αύγ agu elo сер ag avg ágú",
    "sep set wrz sze eyl сен σεπ syy вер сеп",
    "oct okt out ott paź eki окт οκτ lok жов",
    "nov lis kas ноя νοε νοέ noi marr лис ное нов nóv",
    "dec déc dez des dic gru ara дек δεκ jou гру дец dets",
  ]
}
