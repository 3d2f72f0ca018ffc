import CoreDomain
import SampleDomain

@MainActor
protocol PictureReducerObject {
  /// Returns the list after a change of one picture.
  func listed(_ listed: ListedPictures, after update: PictureUpdate) -> ListedPictures

  /// Returns the number of unseen pictures after a change of one picture; nil when it must be counted in the database.
  func unseen(_ number: Int, after update: PictureUpdate, in listed: ListedPictures?) -> Int?
}

/// Lists, opens and changes pictures. The reducer decides every rule, and the results are written into the repository.
@MainActor
struct PictureDispatcher {
  let reducer: any PictureReducerObject
  let database: PictureDatabase
  let repository: PictureSessionRepository
}

extension PictureDispatcher: PictureListDispatcherObject {
  func runAction(_ action: PictureListAction) async {
    switch action {
    case .list: await list()
    case .filter(let filter):
      repository.filter = filter
      await list()
    case .star(let reference): await change(reference, by: database.star)
    case .toggle(let reference): await change(reference, by: database.toggle)
    case .remove(let reference): await remove(reference)
    }
  }

  private func list() async {
    repository.listed = repository.listed.fetching
    await read()
    await count(drawsSame: true)
  }

  private func change(_ reference: PictureReference, by change: any UseCase<PictureReference, ChangedPicture, PictureError>) async {
    do throws(PictureError) {
      _ = try await change(reference)
    } catch {
      return repository.listed = repository.listed.failed(error)
    }
    await read()
    // Starring an unsaved picture saves it, which may change the number.
    await count(drawsSame: false)
  }

  private func remove(_ reference: PictureReference) async {
    do throws(PictureError) {
      let removed = try await database.remove(reference)
      repository.removed = repository.removed.retrieved(removed)
      if removed.saved != nil { await apply(.dropped(removed)) }
    } catch {
      repository.removed = repository.removed.failed(error)
    }
  }
}

extension PictureDispatcher: PicturePreviewDispatcherObject {
  func runAction(_ action: PicturePreviewAction) async {
    do throws(PictureError) {
      switch action {
      case .open(let reference): try await open(reference)
      case .keep:
        let kept = try await database.save(try shown())
        repository.preview = repository.preview.retrieved(.kept(kept))
        if kept.hasChanged { await apply(.kept(kept.picture)) }
      case .unkeep:
        let unkept = try await database.unsave(try shown())
        repository.preview = repository.preview.retrieved(.unkept(unkept))
        if unkept.hasChanged { await apply(.dropped(unkept.picture)) }
      }
    } catch {
      repository.preview = repository.preview.failed(error)
    }
  }

  private func open(_ reference: PictureReference) async throws(PictureError) {
    repository.preview = repository.preview.fetching
    let details = try await database.open(reference)
    repository.shown = details.summary.id
    repository.preview = repository.preview.retrieved(.opened(details))
    if details.problem == nil { await apply(.seen(details.summary)) }
  }

  private func shown() throws(PictureError) -> PictureReference {
    guard let shown = repository.shown else { throw .noPicture }
    return PictureReference(shown)
  }
}

extension PictureDispatcher {
  /// Reads the list. It may have been read before changes that were made since the request, so these are applied to it.
  private func read() async {
    let filter = repository.filter
    repository.updates = []
    do throws(PictureError) {
      guard let pictures = try await database.list(filter) else { return }
      let answer = ListedPictures(filter: filter, pictures: pictures)
      let listed = repository.updates.reduce(answer) { reducer.listed($0, after: $1) }
      repository.listed = repository.listed.retrieved(listed)
    } catch {
      repository.listed = repository.listed.failed(error)
    }
  }

  /// Applies a change to the list and the number.
  private func apply(_ update: PictureUpdate) async {
    let (before, number) = (repository.listed.value, repository.unseen.value)
    repository.updates.append(update)
    if let before {
      let listed = reducer.listed(before, after: update)
      if listed != before { repository.listed = repository.listed.retrieved(listed) }
    }
    guard let number else { return await count(drawsSame: false) }
    guard let unseen = reducer.unseen(number, after: update, in: before) else { return await count(drawsSame: false) }
    if unseen != number { repository.unseen = repository.unseen.retrieved(unseen) }
  }

  /// Counts the unseen pictures. A number that was written meanwhile is newer, and stays.
  private func count(drawsSame: Bool) async {
    let before = repository.unseen
    do throws(PictureError) {
      guard let number = try await database.count(()), repository.unseen == before else { return }
      if drawsSame || number != before.value { repository.unseen = repository.unseen.retrieved(number) }
    } catch {
      repository.unseen = repository.unseen.failed(error)
    }
  }
}
