extension Alphabet {
  /// The languages that are told apart, the likelier first: where several read a text alike, the first is taken.
  ///
  /// Frequent letters are those of the language's running text, in no order; capitals follow from them.
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
      // Where languages are mixed: less than a text of one of them alone, more than one of a language that it is not.
      Alphabet(.windows1252, "éèàêçùâîôûëïœäöüßáíóúñãõåæøýðþìòšž", ceiling: 0.9)
    ]

  private static let central = ["windows-1250", "ISO-8859-2"].flatMap { name in
    ["ąęłóśżźćń", "ěščřžýáíéúůďťňó", "áéíóöőúüű", "ăâîşţ", "čćžšđ", "áäčďéíĺľňóôŕšťúýž"].map { Alphabet(.system(name), $0) }
  }
}
