import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata undo`. `UndoLastAction` reverts the change, and `KeyMap.defaultKeyBindings` has the key of the full screen.
struct UndoCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo the last change of marks, views or rules, or the last 'remove' or 'feeds join'.",
    discussion: """
      Run it again to undo the change before that. The last 1,000 changes are stored; articles that are read one after the other count as one \
      change. Other commands, such as 'add', 'import', 'feeds set', 'config set' and 'queue', are not undone. 'strata redo' does it again.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.undo().perform(.undo(.last))
  }
}
