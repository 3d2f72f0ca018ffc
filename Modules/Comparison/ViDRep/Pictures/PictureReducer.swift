import SampleDomain

/// The rules for captions, lists and numbers, as pure functions that dispatchers call. It has no state and knows no other part.
struct PictureReducer: PictureReducerObject, CaptionReducerObject {
  func caption(of text: String) -> Caption {
    let remarks = CaptionRules.remarks(on: text)
    return Caption(text: text, remarks: remarks, isUsable: !remarks.contains(where: \.isError))
  }

  /// A newly saved picture comes first. An opened picture stays in its place, whatever the filter is.
  func listed(_ listed: ListedPictures, after update: PictureUpdate) -> ListedPictures {
    var listed = listed
    switch update {
    case .seen(let seen):
      listed.pictures = listed.pictures.map { $0.id == seen.id ? seen : $0 }
    case .kept(let kept):
      listed.pictures.removeAll { $0.id == kept.id }
      if listed.filter == .all || kept.isStarred { listed.pictures.insert(kept, at: 0) }
    case .dropped(let dropped):
      listed.pictures.removeAll { $0.id == dropped.id }
    }
    return listed
  }

  /// Only the list contains whether an opened picture was unseen before.
  func unseen(_ number: Int, after update: PictureUpdate, in listed: ListedPictures?) -> Int? {
    switch update {
    case .seen(let seen):
      listed?.pictures.first { $0.id == seen.id }.map { $0.isSeen ? number : number - 1 }
    case .kept(let kept): kept.isSeen ? number : number + 1
    case .dropped(let dropped): dropped.isSeen ? number : number - 1
    }
  }
}
