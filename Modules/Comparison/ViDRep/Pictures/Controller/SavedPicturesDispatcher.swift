import CoreScenes
import SampleDomain

protocol SavedPicturesDatabaseObject: Sendable {
  /// The saved pictures, newest first.
  func saved() async throws(PictureError) -> [PictureSummary]
  func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails
  func keep(_ reference: PictureReference) async throws(PictureError) -> PictureSummary
  /// Reverts `keep`. The picture is stored until the next search.
  func unkeep(_ reference: PictureReference) async throws(PictureError) -> PictureSummary
  func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary
}

@MainActor
protocol SavedPicturesDispatcherRepositoryObject: AnyObject {
  var saved: SavedPictures { get set }
}

/// Reads, saves and removes pictures, for the preview and for the list. It has few rules, so it has no reducer.
@MainActor
final class SavedPicturesDispatcher {
  private let database: any SavedPicturesDatabaseObject
  private let repository: any SavedPicturesDispatcherRepositoryObject
  private let watch: (any SceneTracer)?

  init(
    database: any SavedPicturesDatabaseObject, repository: any SavedPicturesDispatcherRepositoryObject,
    watch: (any SceneTracer)? = nil
  ) {
    self.database = database
    self.repository = repository
    self.watch = watch
  }

  /// Reads the list unless it is known. A picture that is saved meanwhile makes the answer outdated, and the list is read again.
  private func readList() async {
    if case .retrieved = repository.saved.list.phase { return }
    while true {
      let fetching = AsyncState<[PictureSummary], PictureError>(.fetching)
      repository.saved.list = fetching
      let list: AsyncState<[PictureSummary], PictureError>
      do throws(PictureError) {
        list = .init(.retrieved(try await database.saved()))
      } catch {
        list = .init(.failed(error))
      }
      if repository.saved.list == fetching { return repository.saved.list = list }
      guard case .none = repository.saved.list.phase else { return }
    }
  }

  /// Checks the files that were not found intact before, one by one.
  private func checkFiles() async {
    guard case .retrieved(let pictures) = repository.saved.list.phase else { return }
    for picture in pictures {
      switch repository.saved.files[picture.id]?.phase {
      case .retrieved, .fetching: break
      case nil, .some(.none), .failed: await checkFile(of: picture)
      }
    }
  }

  private func checkFile(of picture: PictureSummary) async {
    let fetching = AsyncState<PictureSummary, PictureError>(.fetching)
    repository.saved.files[picture.id] = fetching
    let file: AsyncState<PictureSummary, PictureError>
    do throws(PictureError) {
      file = .init(.retrieved(try await database.open(PictureReference(picture.id)).summary))
    } catch {
      file = .init(.failed(error))
    }
    // A picture that was removed meanwhile has no state.
    if repository.saved.files[picture.id] == fetching { repository.saved.files[picture.id] = file }
  }

  private func open(_ reference: PictureReference) async {
    let opening = AsyncState<PictureDetails, PictureError>(.fetching)
    repository.saved.opened = opening
    let opened: AsyncState<PictureDetails, PictureError>
    do throws(PictureError) {
      opened = .init(.retrieved(try await database.open(reference)))
    } catch {
      opened = .init(.failed(error))
    }
    if repository.saved.opened == opening { repository.saved.opened = opened }
  }

  private func remove(_ reference: PictureReference) async {
    do throws(PictureError) {
      let removed = try await database.remove(reference)
      var saved = without(removed)
      saved.removal = .init(.retrieved(removed))
      repository.saved = saved
    } catch {
      repository.saved.removal = .init(.failed(error))
    }
  }

  /// Reads a list that is not known, because only the list tells whether a picture is saved.
  private func readUnknownList() async {
    switch repository.saved.list.phase {
    case .none, .failed: await readList()
    case .fetching, .retrieved: break
    }
  }

  private func keep(_ picture: PictureSummary) async {
    await readUnknownList()
    guard !repository.saved.hasSaved(picture) else { return repository.saved.mark = .init(.retrieved(.alreadyKept(picture))) }
    do throws(PictureError) {
      let kept = try await database.keep(PictureReference(picture.id))
      var saved = changed { pictures in pictures.contains { $0.id == kept.id } ? pictures : [kept] + pictures }
      // The preview shows the picture, so its file needs no check.
      saved.files[kept.id] = .init(.retrieved(kept))
      saved.mark = .init(.retrieved(.kept(kept)))
      repository.saved = saved
    } catch {
      repository.saved.mark = .init(.failed(error))
    }
  }

  private func unkeep(_ picture: PictureSummary) async {
    await readUnknownList()
    guard repository.saved.hasSaved(picture) else { return repository.saved.mark = .init(.retrieved(.notKept(picture))) }
    do throws(PictureError) {
      let unkept = try await database.unkeep(PictureReference(picture.id))
      var saved = without(unkept)
      saved.mark = .init(.retrieved(.unkept(unkept)))
      repository.saved = saved
    } catch {
      repository.saved.mark = .init(.failed(error))
    }
  }

  private func without(_ picture: PictureSummary) -> SavedPictures {
    var saved = changed { pictures in pictures.filter { $0.id != picture.id } }
    saved.files[picture.id] = nil
    return saved
  }

  /// The saved pictures with a changed list. A list that is not known is read when it is needed.
  private func changed(_ change: ([PictureSummary]) -> [PictureSummary]) -> SavedPictures {
    var saved = repository.saved
    if case .retrieved(let pictures) = saved.list.phase {
      saved.list = .init(.retrieved(change(pictures)))
    } else {
      saved.list = .init(.none)
    }
    return saved
  }
}

extension SavedPicturesDispatcher: SavedPicturesDispatcherObject {
  func runAction(_ action: SavedPicturesAction) async {
    await watch.around(Self.self, "runAction", action) {
      switch action {
      case .appear:
        await readList()
        await checkFiles()
      case .open(let reference): await open(reference)
      case .remove(let reference): await remove(reference)
      }
    }
  }
}

extension SavedPicturesDispatcher: PicturePreviewDispatcherObject {
  func runAction(_ action: PicturePreviewAction) async {
    await watch.around(Self.self, "runAction", action) {
      switch action {
      case .appear: await readList()
      case .keep(let picture): await keep(picture)
      case .unkeep(let picture): await unkeep(picture)
      }
    }
  }
}
