extension Alphabet {
  /// The languages that are distinguished, more likely ones first: of several equal scores, the first wins.
  ///
  /// Frequent letters are those of running text in the language, in any order. Capital letters are derived from them.
  static let all: [Alphabet] =
    western + central + [
      Alphabet(.system("windows-1254"), "ığşçöü", "âîû"),
      Alphabet(.system("windows-1257"), "ąčęėįšųūžāēģīķļņ", "õäöü"),
      Alphabet(.system("windows-1251"), russian, otherRussian, script: .other),
      Alphabet(.system("windows-1251"), ukrainian, otherUkrainian, script: .other),
      Alphabet(.system("KOI8-U"), ukrainian, otherUkrainian, script: .other),
      Alphabet(.system("KOI8-R"), russian, otherRussian, script: .other),
      Alphabet(.system("windows-1253"), "αοιετνσηρπκυςάίόλμέ", "ήώύωγδθφχβξζψϊϋΐΰ", script: .other),
      Alphabet(.system("windows-1255"), "יוהלאתרבמשנ", "עדחקפגטסכזצםןךףץ", script: .other),
      Alphabet(.system("windows-1256"), "اليمونرتبعهدة", "سفكقحجشصطخضذثغزءئأإآؤىپچژگک", script: .other),
      Alphabet(.system("windows-874"), "านรกงอเมยลวดทสตะคหปแชไจพขบ", thai, script: .thai),
    ]

  private static let russian = "оеаинтсрвлкмдпуя"
  private static let otherRussian = "ыьгзбчйхжшюцщэфъёђѓєѕіїјљњћќўџґ"
  private static let ukrainian = "оанитверіскдлпум"
  private static let otherUkrainian = "зяьбгйчхцїжєшющфґ"
  private static let thai = String(String.UnicodeScalarView((0xE01...0xE5B).compactMap(Unicode.Scalar.init)))

  private static let western =
    [
      "éèàêçùâîôûëïœ", "äöüß", "áéíóúñ", "ãçáéíóúâêôõà", "àèéìòù", "ëïéóöü", "åäöé", "æøåé", "áéíóúýðþæö",
    ].map { Alphabet(.windows1252, $0) } + [
      // Mixed languages: a lower score than text in a single correct language, a higher score than text in a wrong language.
      Alphabet(.windows1252, "éèàêçùâîôûëïœäöüßáíóúñãõåæøýðþìòšž", ceiling: 0.9)
    ]

  private static let central = ["windows-1250", "ISO-8859-2"].flatMap { name in
    ["ąęłóśżźćń", "ěščřžýáíéúůďťňó", "áéíóöőúüű", "ăâîşţ", "čćžšđ", "áäčďéíĺľňóôŕšťúýž"].map { Alphabet(.system(name), $0) }
  }
}
