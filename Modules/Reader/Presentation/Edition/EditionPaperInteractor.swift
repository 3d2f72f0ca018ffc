public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Makes editions.
public final class EditionPaperInteractor: Interactor {
  private let compose: any UseCase<EditionQuery, Edition, EditionError>
  private let publish: any UseCase<PublishEditionInput, PublishedEdition, EditionError>
  private let mark: any UseCase<Edition, EditionMarking, EditionError>
  private let presenter: any Presenter<EditionPaper.Response>
  private let wasDelivered: @MainActor () -> Bool

  /// - Parameters:
  ///   - compose: chooses the articles and their places.
  ///   - publish: writes an edition.
  ///   - mark: marks its articles read.
  ///   - presenter: shows it.
  ///   - wasDelivered: whether all that was presented has reached its reader. If not, nothing is marked read.
  public init(
    compose: any UseCase<EditionQuery, Edition, EditionError>,
    publish: any UseCase<PublishEditionInput, PublishedEdition, EditionError>, mark: any UseCase<Edition, EditionMarking, EditionError>,
    presenter: any Presenter<EditionPaper.Response>, wasDelivered: @escaping @MainActor () -> Bool
  ) {
    self.compose = compose
    self.publish = publish
    self.mark = mark
    self.presenter = presenter
    self.wasDelivered = wasDelivered
  }

  public func perform(_ request: EditionPaper.Request) async {
    presenter.present(.composing)
    do throws(EditionError) {
      switch request {
      case .show(let query, let marksRead): try await show(query, marksRead)
      case .publish(let publication): try await publish(publication)
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func show(_ query: EditionQuery, _ marksRead: Bool) async throws(EditionError) {
    let edition = try await compose(query)
    presenter.present(.composed(edition))
    if marksRead, wasDelivered() { presenter.present(.marked(await marking(of: edition))) }
  }

  private func publish(_ publication: EditionPaper.Publication) async throws(EditionError) {
    let published = try await publish(
      PublishEditionInput(
        query: publication.query, format: publication.format, file: publication.file, hasImages: publication.hasImages
      ) { [weak self] number, count in await self?.show(picture: number, of: count) })
    guard publication.file == nil else {
      // The file is written, so the articles can be marked, and the answer is complete.
      return presenter.present(.published(published, publication.marksRead ? await marking(of: published.edition) : nil))
    }
    presenter.present(.published(published, nil))
    if publication.marksRead, wasDelivered() { presenter.present(.marked(await marking(of: published.edition))) }
  }

  private func show(picture number: Int, of count: Int) {
    presenter.present(.fetching(picture: number, of: count))
  }

  private func marking(of edition: Edition) async -> Result<EditionMarking, EditionError> {
    do throws(EditionError) {
      return .success(try await mark(edition))
    } catch {
      return .failure(error)
    }
  }
}
