public import CoreScenes
public import ReaderDomain

/// The scene that makes a paper from articles: on the screen, or as a document.
public enum EditionPaper {
  public enum Request: Hashable, Sendable {
    /// Show the edition. With `marksRead`, its articles are marked read after that.
    case show(EditionQuery, marksRead: Bool)
    /// Make a document.
    case publish(Publication)
  }

  /// The document to make.
  public struct Publication: Hashable, Sendable {
    public let query: EditionQuery
    public let format: EditionFormat
    /// Nil for standard output.
    public let file: EditionFile?
    public let hasImages: Bool
    /// Whether the articles are marked read once the document is written.
    public let marksRead: Bool

    public init(_ query: EditionQuery, format: EditionFormat, file: EditionFile?, hasImages: Bool = false, marksRead: Bool = false) {
      self.query = query
      self.format = format
      self.file = file
      self.hasImages = hasImages
      self.marksRead = marksRead
    }
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let state: State
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { if case .loading = state { true } else { false } }

    public init(state: State, messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done) {
      self.state = state
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }

    /// The view model for plain records: one story a line.
    public var asRecords: ViewModel {
      guard case .paper(let paper) = state else { return self }
      return ViewModel(state: state, messages: messages, exported: .list(paper.records), outcome: outcome)
    }
  }

  public enum State: Hashable, Sendable {
    /// The edition is being made. The sentence says what is going on.
    case loading(String)
    case paper(Paper)
    /// A page for standard output.
    case html(String)
    /// A book for standard output.
    case epub([UInt8])
    /// Sentences about what was done.
    case done([String])
    /// The messages say why there is no edition.
    case failed
  }

  /// An edition as a screen shows it.
  public struct Paper: Hashable, Sendable {
    public let title: String
    /// The date, and how much there is to read.
    public let dateline: String
    public let lead: Story?
    public let sections: [Section]
    /// The stories for plain records.
    public let records: [ExportedRecord]

    public init(title: String, dateline: String, lead: Story?, sections: [Section], records: [ExportedRecord]) {
      self.title = title
      self.dateline = dateline
      self.lead = lead
      self.sections = sections
      self.records = records
    }
  }

  public struct Section: Hashable, Sendable {
    public let title: String
    public let stories: [Story]

    public init(title: String, stories: [Story]) {
      self.title = title
      self.stories = stories
    }
  }

  public struct Story: Hashable, Sendable {
    /// The short form of the id, which users type.
    public let id: String
    public let title: String
    /// The feed, the authors, and the time that reading takes.
    public let byline: String
    /// The beginning of the text; empty when the article has none.
    public let beginning: String
    /// Where else the article is, and why it leads; empty for most stories.
    public let notes: [String]

    public init(id: String, title: String, byline: String, beginning: String, notes: [String]) {
      self.id = id
      self.title = title
      self.byline = byline
      self.beginning = beginning
      self.notes = notes
    }
  }
}
