import ComparisonScenes
public import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
import SampleComposition
public import SampleDomain
import SampleScenes
import SampleTerminal

/// The session over the saved pictures in each architecture.
extension Application {
  public func listPictures(_ filter: PictureFilter, _ architecture: Architecture) async {
    let session = architecture.pictures(
      in: dependencies(
        list: display(text: PictureListTextDisplay(terminal: terminal)), detail: Hidden(), count: Hidden())
    ).session
    await session.perform(.filter(filter))
  }

  public func runPictureDialogue(_ architecture: Architecture) async {
    let parts = architecture.pictures(
      in: dependencies(
        list: dialogueDisplay(PictureListTextDisplay(terminal: terminal)),
        detail: dialogueDisplay(PictureDetailTextDisplay(terminal: terminal)),
        count: dialogueDisplay(SentencesTextDisplay(terminal: terminal))))
    let dialogue = PictureDialogue(session: parts.session, search: parts.search) { [self] word in
      let names = Architecture.allCases.filter(\.hasSearch).map(\.rawValue)
      fail("'\(word)' works only with --architecture \(names.joined(separator: " or ")).")
    }
    let words = parts.log.map { log in [DialogueWord("log", "print the messages of this session") { log() }] }
    let vocabulary = parts.search == nil ? PictureLine.vocabularyOfSession : PictureLine.vocabulary
    await run(DialogueSession(dialogue, vocabulary: vocabulary, words: words ?? []), first: nil)
  }

  private func dependencies(
    list: any Display<PictureList.ViewModel>, detail: any Display<PictureDetail.ViewModel>, count: any Display<PictureCount.ViewModel>
  ) -> PictureDependencies {
    let pictures = PicturesFeature(in: self)
    return PictureDependencies(
      list: pictures.listPictures, count: pictures.countUnseen, star: pictures.star(.star), toggle: pictures.star(.toggle),
      open: pictures.showPicture, fetch: pictures.fetchPicture, save: pictures.savePicture, unsave: pictures.unsavePicture,
      remove: pictures.removePicture, listDisplay: list, detailDisplay: detail, countDisplay: count, now: platform.now, tracer: tracer)
  }
}

/// Draws nothing. It is the display of a part of the session that a command does not show.
private struct Hidden<ViewModel: Sendable>: Display {
  func display(_ viewModel: ViewModel) {}
}
