import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Messages about articles that cannot be found or shown")
struct ArticleErrorWordingTests {
  private static let ids = (1...7).map { Article.sample(guid: "\($0)").id }
  private static let image = WebURL.sample("https://example.org/1.png")

  @Test(
    "the message of each error, word for word",
    arguments: [
      (
        .notFound(ArticleReference("ab12")), "No article has an ID that begins with 'ab12'.",
        "\(run: "list --plain") shows the ids in its first column."
      ),
      (
        .ambiguous(ArticleReference("a"), matches: [ids[0], ids[1]]), "'a' matches 2 article ids: \(ids[0]), \(ids[1]).",
        "Type more digits of the id."
      ),
      (
        .ambiguous(ArticleReference("a"), matches: ids),
        "'a' matches 7 article ids: \(ids[0]), \(ids[1]), \(ids[2]), \(ids[3]), \(ids[4]) and 2 more.", "Type more digits of the id."
      ),
      (
        .badSearch([.tooLong(characters: 300), .tooManyWords(count: 30), .unprintable]),
        "This search is not possible: it has 300 characters, 200 are allowed, it has 30 words, 20 are allowed, it contains control characters.",
        "Search for a few words of a title or an author's name."
      ),
      (.browser(.noPage(title: "Tea")), "'Tea' has no web page.", "\(run: "read") shows the article."),
      (.browser(.missing), "There is no browser.", "Name one in the environment variable BROWSER, such as BROWSER=w3m."),
      (.browser(.cannotRun(program: "w3m", reason: "no")), "The browser 'w3m' cannot be started: no.", "Check BROWSER."),
      (.browser(.failed(program: "w3m", code: 3)), "The browser 'w3m' failed with exit code 3.", nil),
      (
        .image(image, .notAnImage),
        "https://example.org/1.png: this is not a complete PNG, JPEG, GIF, WebP or AVIF file of more than one pixel.", nil
      ),
      (
        .image(image, .tooManyPixels(width: 60_000, height: 2)),
        "https://example.org/1.png: it has 60,000 x 2 pixels, which is too large.", nil
      ),
      (
        .image(image, .articleTooLarge(bytes: 32 << 20)),
        "https://example.org/1.png: the images before it have filled 32 MiB, which is the limit for an article.", nil
      ),
      (.image(image, .tooMany), "https://example.org/1.png: only the first 100 images of an article are fetched.", nil),
      (.image(image, .web(.status(code: 404))), "https://example.org/1.png: the server answered 404 (not found).", nil),
    ] as [(ArticleError, MessageText, MessageText?)])
  func messages(error: ArticleError, sentence: MessageText, hint: MessageText?) {
    #expect(ArticleErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }
}
