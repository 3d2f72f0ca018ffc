/// The folder that a server gives to feeds without a folder.
///
/// The API does not say which one it is: it has neither a number nor a mark. FreshRSS always calls the folder by a word of the language that the
/// user has chosen there (`gen.short.default_category` in its translations), and it can be neither renamed nor deleted. Miniflux calls the first one `All`
/// in every language.
enum DefaultFolder {
  /// Without white space at their ends.
  static let names: Set<String> = [
    "All", "Uncategorized",
    // Czech, German, Spanish, Persian, French
    "Nezařazeno", "Unkategorisiert", "Sin categorizar", "دسته بندی نشده", "Sans catégorie",
    // Hebrew, Hungarian, Italian, Japanese and traditional Chinese, Korean
    "ללא קטגוריה", "Kategória nélküli", "Senza categoria", "未分類", "분류 없음",
    // Latvian, Dutch, Occitan, Polish, Portuguese
    "Neklasificēts", "Niet ingedeeld", "Pas triat", "Brak kategorii", "Sem categoria",
    // Russian, Slovak, Turkish, simplified Chinese
    "Без категории", "Bez kategórie", "Kategorisiz", "未分类",
  ]
}
