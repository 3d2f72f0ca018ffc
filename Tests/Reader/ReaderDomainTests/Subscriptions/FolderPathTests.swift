import ReaderDomain
import Testing

@Suite("FolderPath")
struct FolderPathTests {
  @Test(
    "a path is normalised to names separated by slashes",
    arguments: [
      ("News", ["News"]), ("News/Local", ["News", "Local"]), (" News / Local  paper /", ["News", "Local paper"]), ("", []), ("//", []),
      (" / ", []),
    ])
  func read(text: String, names: [String]) {
    #expect(FolderPath(text).names == names)
    #expect(FolderPath(names: names) == FolderPath(text))
    #expect(FolderPath(FolderPath(text).text) == FolderPath(text))
  }

  @Test(
    "a path is inside itself and the folders above it, in any case",
    arguments: [
      ("News/Local", "News", true), ("News/Local", "news/LOCAL", true), ("News/Local", "", true), ("", "", true),
      ("News", "News/Local", false),
      ("Newspaper", "News", false), ("Local/News", "News", false), ("", "News", false), ("Κόσμος/Τώρα", "ΚΌΣΜΟΣ", true),
    ])
  func inside(path: String, folder: String, isInside: Bool) {
    #expect(FolderPath(path).isInside(FolderPath(folder)) == isInside)
  }
}
