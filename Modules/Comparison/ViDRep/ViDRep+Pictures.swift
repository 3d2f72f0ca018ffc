public import ComparisonScenes
public import CoreScenes

extension ViDRep {
  /// The session over the saved pictures, and the search for a new one.
  @MainActor
  public static func pictures(
    in dependencies: PictureDependencies
  ) -> (session: any Interactor<PictureSession.Request>, search: any Interactor<PictureSearch.Request>) {
    fatalError("not written yet")
  }
}
