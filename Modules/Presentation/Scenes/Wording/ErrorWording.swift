public import Domain

/// The messages for errors of the reading feature: a sentence, and a hint what to do.
public enum ErrorWording {
  /// The warning for a change that was made, but has no undo entry because of `error`.
  public static func warning(thatCannotBeUndoneFor error: ReadingError) -> Message {
    let reason = message(for: error)
    return Message(.warning, "The change was made, but it cannot be undone: \(reason.sentence)", hint: reason.hint)
  }

  public static func message(for error: ReadingError) -> Message {
    switch error {
    case .feedNotFound(let reference):
      failure(
        "No feed matches '\(URLRedaction.shown(reference.text))'.",
        hint: "'strata feeds' lists the feeds; name one by its title, address or id.")
    case .feedAmbiguous(let reference, let matches):
      failure(
        "'\(URLRedaction.shown(reference.text))' fits \(CountWording.text(matches.count, "feed")): \(ListWording.text(matches.map { "\($0.title) (\($0.id))" })).",
        hint: "Name it by its id.")
    case .articleNotFound(let reference):
      failure("No article's id begins with '\(reference.prefix)'.", hint: "'strata list' shows the ids in its first column.")
    case .articleAmbiguous(let reference, let matches):
      failure(
        "'\(reference.prefix)' is the beginning of \(CountWording.text(matches.count, "article id")): \(ListWording.text(matches.map(\.text))).",
        hint: "Give more of its digits.")
    case .badURL(let text, let problem):
      badURL(text, problem)
    case .badSearch(let problems):
      failure(
        "This cannot be searched for: \(problems.map(reason(for:)).joined(separator: ", ")).",
        hint: "Search for a few words of a title or an author's name.")
    case .folderTooDeep(let folder):
      failure("A folder cannot lie \(folder.names.count) folders deep.", hint: "\(FolderPath.deepest) are the most.")
    case .alreadySubscribed(let subscription):
      failure("You follow '\(subscription.title)' already (\(subscription.id)).")
    case .badFeedSetting(let name, let value, let problem):
      FeedSettingWording.message(for: problem, name: name, value: value)
    case .nothingToUndo:
      failure("There is nothing to take back.", hint: "Stars, marks and removed feeds can be taken back.")
    case .neverMoved(let subscription):
      failure("'\(subscription.title)' has no former address to go back to.", hint: "Only a feed that has moved has one.")
    case .noFeedOnPage(let url, let excerpt):
      failure(
        ResponseExcerptWording.sentence("\(url.shown) is a page that names no feed.", with: excerpt),
        hint: "Look on the site for a link called RSS, Atom or Feed, and add its address."
      )
    case .feedsOnPage(let url, let feeds):
      failure(
        "\(url.shown) is no feed but a page that names \(CountWording.text(feeds.count, "feed")): "
          + "\(ListWording.text(feeds.map(\.url.shown))).",
        hint: "Name one of them instead.")
    case .fetch(let url, let problem, let excerpt):
      failure(
        ResponseExcerptWording.sentence("\(url.shown): \(FetchWording.sentence(for: problem))", with: excerpt),
        hint: FetchWording.hint(for: problem))
    case .leftAlone(let url, let reason):
      failure(
        "\(url.shown) was not asked: \(SkipWording.sentence(for: reason))",
        hint: "Try again after that: who asks earlier may be shut out for good.")
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

  private static func reason(for problem: SearchError) -> String {
    switch problem {
    case .tooLong(let characters): "it has \(CountWording.text(characters, "character")), \(SearchRules.mostCharacters) are the most"
    case .tooManyWords(let count): "it has \(CountWording.text(count, "word")), \(SearchRules.mostWords) are the most"
    case .unprintable: "it has control characters in it"
    }
  }

  private static func failure(_ sentence: String, hint: String? = nil) -> Message {
    Message(.failure, sentence, hint: hint)
  }

  private static func badURL(_ text: String, _ problem: WebURL.ParseError) -> Message {
    switch problem {
    case .empty: failure("The address is empty.", hint: "Give the whole address, such as https://example.org/feed.xml.")
    case .noScheme: failure("'\(URLRedaction.shown(text))' is no whole address.", hint: "Write it with http:// or https:// in front.")
    case .unsupportedScheme(let scheme): failure("'\(scheme):' addresses cannot be followed.", hint: "Only http and https can.")
    case .noHost:
      failure("'\(URLRedaction.shown(text))' names no host.", hint: "Give the whole address, such as https://example.org/feed.xml.")
    case .invalidCharacters:
      failure(
        "'\(URLRedaction.shown(text))' holds characters that an address cannot have.",
        hint: "Check it for spaces, quotes and line breaks.")
    }
  }

  private static func document(_ place: FileLocation, _ problem: DocumentError) -> Message {
    switch problem {
    case .missing: failure("There is no file \(place.shown).")
    case .unreadable(let reason): failure("\(place.shown) cannot be read: \(reason).")
    case .unwritable(let reason): failure("\(place.shown) cannot be written: \(reason).")
    case .notAnOutline(let line, let reason):
      failure(
        "\(place.shown) is no list of subscriptions: \(reason)\(line > 0 ? " (line \(line))" : "").",
        hint: "Strata imports OPML, which other readers export.")
    case .notAnArchive(let reason): failure("\(place.shown) holds no articles of newsboat: \(reason).", hint: "It is called cache.db.")
    case .locked: failure("\(place.shown) is in use by another program.", hint: "Quit newsboat, and try again.")
    case .damaged(let reason): failure("\(place.shown) is damaged: \(reason).", hint: "Nothing was taken over from it.")
    case .notAFeed(let problem): failure("\(place.shown): \(FetchWording.sentence(for: problem))")
    }
  }
}
