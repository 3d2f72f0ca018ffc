/// The months as feeds name them, in the languages of which feeds with such dates are known.
enum MonthName {
  /// The month that a word in lower case names, from 1; nil when it names none.
  ///
  /// The beginning of the word decides, since publishers shorten and inflect: `mar`, `mars`, `märz`, `marca`, `Μαρτίου`. Of words that begin
  /// alike in two languages, no two mean different months.
  static func month(_ word: Substring) -> Int? {
    guard word.first?.isLetter == true else { return nil }
    // June and July begin alike in French, Greek and Hungarian.
    return months[word.prefix(4)] ?? months[word.prefix(3)]
  }

  private static let months: [Substring: Int] = {
    var months: [Substring: Int] = [:]
    for (index, beginnings) in beginnings.enumerated() {
      for beginning in beginnings.split(separator: " ") { months[beginning] = index + 1 }
    }
    return months
  }()

  /// For each month: English, German, Dutch, French, Spanish, Portuguese, Italian, Scandinavian, Polish, Hungarian, Turkish, Russian, Greek.
  private static let beginnings = [
    "jan jän ene gen sty oca янв ιαν",
    "feb fev fév lut şub фев φεβ",
    "mar mär mrz mrt maa már мар μαρ μάρ",
    "apr avr abr kwi ápr nis апр απρ",
    "may mai mei mag maj máj май мая μαι μάι μαϊ μαΐ",
    "jun juin giu cze jún haz июн ιουν ιούν",
    "jul juil lug lip júl tem июл ιουλ ιούλ",
    "aug aoû aou ago sie ağu авг αυγ αύγ",
    "sep set wrz sze eyl сен σεπ",
    "oct okt out ott paź eki окт οκτ",
    "nov lis kas ноя νοε νοέ",
    "dec déc dez des dic gru ara дек δεκ",
  ]
}
