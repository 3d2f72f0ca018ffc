package import ComparisonScenes
package import CoreScenes

/// The session over the saved pictures in one architecture, and parts that only some architectures have.
@MainActor
package struct PictureParts {
  package let session: any Interactor<PictureSession.Request>
  /// The search for a new picture; nil in an architecture without it.
  package let search: (any Interactor<PictureSearch.Request>)?
  /// The messages of the session so far; nil in an architecture that keeps none.
  package let log: (@MainActor () -> SentencesViewModel)?

  init(session: any Interactor<PictureSession.Request>) {
    (self.session, search, log) = (session, nil, nil)
  }

  init(_ parts: (session: any Interactor<PictureSession.Request>, search: any Interactor<PictureSearch.Request>)) {
    (session, search, log) = (parts.session, parts.search, nil)
  }

  init(logged parts: (session: any Interactor<PictureSession.Request>, log: @MainActor () -> SentencesViewModel)) {
    (session, search, log) = (parts.session, nil, parts.log)
  }
}
