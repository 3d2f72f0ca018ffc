import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages for errors of the reading feature: a sentence, and a hint what to do.
public enum ReadingErrorWording {
  /// The warning for a change that was made, but has no undo entry because of `error`.
  public static func warning(thatCannotBeUndoneFor error: ReadingError) -> Message {
    let reason = message(for: error)
    return Message(.warning, "The change was made, but it cannot be undone: \(reason.sentence)", hint: reason.hint)
  }

  /// The message with times as the user's clock shows them.
  public static func message(for error: ReadingError, now: LocalTime) -> Message {
    guard case .leftAlone(let url, let reason) = error else { return message(for: error) }
    return leftAlone(url, SkipWording.sentence(for: reason, now: now))
  }

  public static func message(for error: ReadingError) -> Message {
    switch error {
    case .feedNotFound(let reference):
      failure(
        "No feed matches '\(URLRedaction.shown(reference.text))'.",
        hint: "\(run: "feeds") lists the feeds; name one by its title, URL or id.")
    case .feedAmbiguous(let reference, let matches):
      failure(
        "'\(URLRedaction.shown(reference.text))' matches \(CountWording.text(matches.count, "feed")): \(ListWording.text(matches.map { "\($0.title) (\($0.id))" })).",
        hint: "Use its id.")
    case .folderNotFound(let folder):
      failure("No folder matches '\(folder.text)'.", hint: "\(run: "feeds") lists the feeds with their folders.")
    case .articleNotFound(let reference):
      failure("No article has an ID that begins with '\(reference.prefix)'.", hint: "\(run: "list") shows the ids in its first column.")
    case .articleAmbiguous(let reference, let matches):
      failure(
        "'\(reference.prefix)' matches \(CountWording.text(matches.count, "article id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Type more digits of the id.")
    case .badURL(let text, let problem):
      URLWording.message(for: text, problem)
    case .badSearch(let problems):
      failure(
        "This search is not possible: \(problems.map(reason(for:)).joined(separator: ", ")).",
        hint: "Search for a few words of a title or an author's name.")
    case .badRule(let error):
      failure(RuleErrorWording.sentence(for: error), hint: "A rule is 'when QUERY => ACTION', such as 'when title:webinar => hide'.")
    case .ruleNotFound(let text):
      failure("No rule has the number or the text '\(QueryErrorWording.shown(text))'.", hint: "\(run: "rules list") lists the rules.")
    case .ruleAmbiguous(let text, let matches):
      failure(
        MessageText(
          "'\(QueryErrorWording.shown(text))' is in \(CountWording.text(matches.count, "rule")): "
            + "\(ListWording.text(matches.map { "number \($0.number)" }))."), hint: "Use its number.")
    case .tooManyRules:
      failure(
        "The file 'rules' is full: \(CountWording.number(RuleDocument.mostRules)) rules and \(RuleDocument.mostBytes / 1024) KiB are allowed.",
        hint: "\(run: "rules list") tells which rules have ended; \(run: "rules remove") removes one.")
    case .badQuery(let error):
      failure(MessageText(QueryErrorWording.sentence(for: error)))
    case .view(let error):
      ViewWording.message(for: error)
    case .folderTooDeep(let folder):
      failure("The folder is \(folder.names.count) levels deep.", hint: "\(FolderPath.deepest) levels are allowed.")
    case .alreadySubscribed(let subscription):
      failure("You already follow '\(subscription.title)' (\(subscription.id)).")
    case .badFeedSetting(let name, let value, let problem):
      FeedSettingWording.message(for: problem, name: name, value: value)
    case .badLogin(let problem):
      failure(sentence(for: problem), hint: hint(for: problem))
    case .loginKnown(let host, let name):
      failure(
        "There is a login for \(host) already, with the name '\(name)'; nothing was changed.",
        hint: "--force replaces it. With the name in the URL, as in https://NAME@\(host)/, a host has several logins.")
    case .nothingToUndo:
      failure("There is nothing to undo.", hint: "\(run: "undo") reverts stars, tags, read marks, removed feeds and changed views.")
    case .nothingToRedo:
      failure(
        "There is nothing to redo.", hint: "\(run: "redo") does again what \(run: "undo") reverted last, until you change something else.")
    case .neverMoved(let subscription):
      failure("'\(subscription.title)' has no earlier URL to go back to.", hint: "Only a feed that has moved has one.")
    case .noFeedOnPage(let url, let excerpt):
      failure(
        MessageText(ResponseExcerptWording.sentence("\(url.shown) is a page without a link to a feed.", with: excerpt)),
        hint: "Look on the site for a link named RSS, Atom or Feed, and add its URL."
      )
    case .feedsOnPage(let url, let feeds):
      failure(
        MessageText(
          "\(url.shown) is not a feed but a page that links to \(CountWording.text(feeds.count, "feed")): "
            + "\(ListWording.text(feeds.map(\.url.shown)))."),
        hint: "Use one of them instead.")
    case .fetch(let url, let problem, let excerpt):
      failure(
        MessageText(ResponseExcerptWording.sentence("\(url.shown): \(FetchWording.sentence(for: problem))", with: excerpt)),
        hint: FetchWording.hint(for: problem))
    case .leftAlone(let url, let reason):
      leftAlone(url, SkipWording.sentence(for: reason))
    case .browser(let problem):
      browser(problem)
    case .image(let url, let problem):
      failure("\(url.shown): \(ArticleImageWording.sentence(for: problem))")
    case .program(let name, let problem):
      program(name, problem)
    case .document(let place, let problem):
      document(place, problem)
    case .store(let problem):
      StoreWording.message(for: problem)
    case .configuration(let error):
      ConfigurationWording.message(for: error)
    case .cancelled:
      .stopped
    }
  }

  private static func sentence(for problem: LoginError) -> MessageText {
    switch problem {
    case .missing: "The user name or the password is missing."
    case .noName: "The user name is empty."
    case .colonInName: "The user name contains a colon."
    case .unprintable: "The user name or the password contains control characters."
    case .otherName(let name): "The URL contains another user name, '\(name)'."
    }
  }

  private static func hint(for problem: LoginError) -> MessageText? {
    switch problem {
    case .missing: "Without a terminal, --credentials reads two lines: the user name, and the password."
    case .colonInName: "HTTP does not allow it: the colon separates the name from the password."
    case .noName, .unprintable, .otherName: nil
    }
  }

  private static func reason(for problem: SearchError) -> String {
    switch problem {
    case .tooLong(let characters): "it has \(CountWording.text(characters, "character")), \(SearchWords.mostCharacters) are allowed"
    case .tooManyWords(let count): "it has \(CountWording.text(count, "word")), \(SearchWords.mostWords) are allowed"
    case .unprintable: "it contains control characters"
    }
  }

  private static func failure(_ sentence: MessageText, hint: MessageText? = nil) -> Message {
    Message(.failure, sentence, hint: hint)
  }

  private static func leftAlone(_ url: WebURL, _ reason: String) -> Message {
    failure("\(url.shown) was not fetched: \(reason)", hint: "Try again after that: the server may block clients that ask earlier.")
  }

  private static func browser(_ problem: BrowserError) -> Message {
    switch problem {
    case .noPage(let title): failure("'\(title)' has no web page.", hint: "\(run: "read") shows the article.")
    case .missing: failure("There is no browser.", hint: "Name one in the environment variable BROWSER, such as BROWSER=w3m.")
    case .cannotRun(let program, let reason): failure("The browser '\(program)' cannot be started: \(reason).", hint: "Check BROWSER.")
    case .failed(let program, let code): failure("The browser '\(program)' failed with exit code \(code).")
    }
  }

  private static func program(_ name: String, _ problem: ProgramCallError) -> Message {
    switch problem {
    case .missing: failure("The program '\(name)' was not found.", hint: "--exec takes a path, or a name that is searched for in PATH.")
    case .cannotRun(let reason): failure("The program '\(name)' cannot be started: \(reason).")
    case .failed(let code): failure("The program '\(name)' failed with exit code \(code).")
    case .signalled(let number): failure("The program '\(name)' was ended by signal \(number).")
    }
  }

  private static func document(_ place: FileLocation, _ problem: DocumentError) -> Message {
    switch problem {
    case .missing: failure("\(place.shown) does not exist.")
    case .unreadable(let reason): failure("\(place.shown) cannot be read: \(reason).")
    case .unwritable(let reason): failure("\(place.shown) cannot be written: \(reason).")
    case .notAnOutline(let line, let reason):
      failure(
        "\(place.shown) is not a subscription list: \(reason)\(line > 0 ? " (line \(line))" : "").",
        hint: "\(.programTitle) imports OPML files, which most feed readers export.")
    case .notANewsboatDatabase(let reason):
      failure("\(place.shown) is not an article database of newsboat: \(reason).", hint: "The database is named cache.db.")
    case .locked: failure("\(place.shown) is in use by another program.", hint: "Quit newsboat, and try again.")
    case .damaged(let reason): failure("\(place.shown) is damaged: \(reason).", hint: "Nothing was imported from it.")
    case .notAFeed(let problem): failure("\(place.shown): \(FetchWording.sentence(for: problem))")
    }
  }
}
