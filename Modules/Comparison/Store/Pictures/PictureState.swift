public import SampleDomain

/// What the three pages share: the list, the opened picture, and the number of unseen pictures. Its methods hold the rules; the store calls
/// them, and so does the reducer of Redux.
public struct PictureState: Hashable, Sendable {
  /// Pictures, and the filter that they match.
  public struct Listed: Hashable, Sendable {
    public let pictures: [PictureSummary]
    public let filter: PictureFilter

    public init(_ pictures: [PictureSummary], _ filter: PictureFilter) {
      self.pictures = pictures
      self.filter = filter
    }
  }

  public private(set) var list = Versioned(Loadable<Listed, PictureError>.idle)
  public private(set) var detail = Versioned(Loadable<PictureDetails, PictureError>.idle)
  public private(set) var unseen = Loadable<Int, PictureError>.idle
  /// The pictures that were shown last. They stay while others are loading, and when that fails.
  private var listed: Listed?
  /// The pictures that were opened since. A list that is loading may have been read before they were marked seen.
  private var opened: [PictureID: PictureSummary] = [:]

  public init() {}

  /// Who waits for a list waits for the number, too.
  public mutating func update(list: Loadable<Listed, PictureError>) {
    self.list.value = list
    if case .loading = list { unseen = .loading }
    guard case .loaded(let listed) = list else { return }
    show(listed)
    opened = [:]
  }

  /// A picture that is opened is seen in the list, too.
  public mutating func update(detail: Loadable<PictureDetails, PictureError>) {
    self.detail.value = detail
    guard case .loaded(let details) = detail, details.summary.isSeen else { return }
    opened[details.summary.id] = details.summary
    if let listed, listed.pictures.contains(where: { $0.id == details.summary.id && !$0.isSeen }) { show(listed) }
  }

  public mutating func update(unseen: Loadable<Int, PictureError>) { self.unseen = unseen }

  private mutating func show(_ listed: Listed) {
    let marked = Listed(listed.pictures.map { $0.isSeen ? $0 : opened[$0.id] ?? $0 }, listed.filter)
    self.listed = marked
    list.value = .loaded(marked)
  }
}
