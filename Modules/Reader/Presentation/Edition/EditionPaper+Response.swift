public import ReaderDomain
public import ReaderScenes

extension EditionPaper {
  public enum Response: Hashable, Sendable {
    /// The articles are being read.
    case composing
    /// The pictures of the articles are being fetched.
    case fetching(picture: Int, of: Int)
    case composed(Edition)
    /// The document is made. Without a marking, marking was not asked for.
    case published(PublishedEdition, Result<EditionMarking, EditionError>?)
    /// The articles of an edition that was shown are marked.
    case marked(Result<EditionMarking, EditionError>)
    case failed(EditionError)
  }
}
