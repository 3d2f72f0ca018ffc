public import SampleDomain

/// The state that the three pages share: the list, the opened picture, and the number of unseen pictures. Its methods contain the rules;
/// the store and the reducer of Redux call them.
public struct PictureState: Hashable, Sendable {
  /// The listed pictures, and the filter that they match.
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
  /// The last loaded list. It stays while another is loading, and when loading fails.
  private var listed: Listed?
  /// The pictures that were opened since then. A list that is being loaded may have been read before they were marked as seen.
  private var opened: [PictureID: PictureSummary] = [:]

  public init() {}

  /// Updates the list. While it is loading, the number is loading, too.
  public mutating func update(list: Loadable<Listed, PictureError>) {
    self.list.value = list
    if case .loading = list { unseen = .loading }
    guard case .loaded(let listed) = list else { return }
    show(listed)
    opened = [:]
  }

  /// Updates the opened picture, and marks it as seen in the list.
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
