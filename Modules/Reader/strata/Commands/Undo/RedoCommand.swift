import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata redo`. `UndoLastAction` repeats the change, and `KeyMap.defaultKeyBindings` has the key of the full screen.
struct RedoCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Do again what 'undo' undid last.",
    discussion: "The next change that 'undo' can undo ends the possibility to redo.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.undo().perform(.undo(.lastUndone))
  }
}
