import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages when articles cannot be found, or what belongs to an article cannot be shown.
public enum ArticleErrorWording {
  public static func message(for error: ArticleError) -> Message {
    switch error {
    case .notFound(let reference):
      Message(
        .failure, "No article has an ID that begins with '\(reference.prefix)'.",
        hint: "\(run: "list --plain") shows the ids in its first column.")
    case .ambiguous(let reference, let matches):
      Message(
        .failure,
        "'\(reference.prefix)' matches \(CountWording.text(matches.count, "article id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Type more digits of the id.")
    case .badSearch(let problems):
      Message(
        .failure, "This search is not possible: \(problems.map(reason(for:)).joined(separator: ", ")).",
        hint: "Search for a few words of a title or an author's name.")
    case .browser(let problem): message(for: problem)
    case .fullText(let problem): message(for: problem)
    case .image(let url, let problem): Message(.failure, "\(url.shown): \(ArticleImageWording.sentence(for: problem))")
    }
  }

  private static func reason(for problem: SearchError) -> String {
    switch problem {
    case .tooLong(let characters): "it has \(CountWording.text(characters, "character")), \(SearchWords.maximumCharacters) are allowed"
    case .tooManyWords(let count): "it has \(CountWording.text(count, "word")), \(SearchWords.maximumWords) are allowed"
    case .unprintable: "it contains control characters"
    }
  }

  private static func message(for problem: FullTextError) -> Message {
    switch problem {
    case .noPage(let title): Message(.failure, "'\(title)' has no web page.")
    case .noText(let url): Message(.failure, "\(url.shown) has no main text.", hint: "\(run: "open") shows the page in the browser.")
    case .notHTML(let url, let found):
      Message(.failure, "\(url.shown) is no page with text: it is \(found).", hint: "\(run: "open") shows it in the browser.")
    case .web(let url, let problem): Message(.failure, "\(url.shown): \(WebWording.sentence(for: problem))")
    case .credentials(let url, let reason): Message(.failure, "\(url.shown): its login is not available: \(reason).")
    }
  }

  private static func message(for problem: BrowserError) -> Message {
    switch problem {
    case .noPage(let title): Message(.failure, "'\(title)' has no web page.", hint: "\(run: "read") shows the article.")
    case .missing:
      Message(.failure, "There is no browser.", hint: "Name one in the environment variable BROWSER, such as BROWSER=w3m.")
    case .cannotRun(let program, let reason):
      Message(.failure, "The browser '\(program)' cannot be started: \(reason).", hint: "Check BROWSER.")
    case .failed(let program, let code): Message(.failure, "The browser '\(program)' failed with exit code \(code).")
    }
  }
}
