public import CoreComposition
import CoreTerminal
import SampleComposition
import SampleTerminal
import VariantViDRep

extension Application {
  /// Runs the search for pictures and the saved pictures as a dialogue.
  public func runPictureDialogue(_ architecture: PictureArchitecture = .vidrep) async {
    let pictures = PicturesFeature(in: self)
    let detail = dialogueDisplay(PictureDetailTextDisplay(terminal: terminal))
    let dependencies = PictureDialogueDependencies(
      say: pictures.sayPicture, save: pictures.savePicture, unsave: pictures.unsavePicture, list: pictures.listPictures,
      open: pictures.openPicture, remove: pictures.removePicture, searchDisplay: detail, previewDisplay: detail,
      savedDisplay: dialogueDisplay(PictureListTextDisplay(terminal: terminal)), now: SystemClock.now,
      watch: tracing.trace.map { TraceWatch(trace: $0) })
    switch architecture {
    case .vidrep: await run(DialogueSession(ViDRepScene.pictures(in: dependencies)), first: nil)
    }
  }
}
