import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata undo`
struct UndoCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take back the last star, mark or remove.",
    discussion: "Typed again, it takes back what was done before that; the last thousand are remembered.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.undo().perform(.undo(.last))
  }
}
