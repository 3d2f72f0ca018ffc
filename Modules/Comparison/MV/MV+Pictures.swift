public import ComparisonScenes
public import CoreScenes

extension MV {
  /// The session over the saved pictures.
  @MainActor
  public static func pictures(in dependencies: PictureDependencies) -> any Interactor<PictureSession.Request> {
    fatalError("not written yet")
  }
}
