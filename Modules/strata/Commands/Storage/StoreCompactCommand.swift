import Domain
import ArgumentParser
import Composition
import Scenes

/// `strata store compact`
struct StoreCompactCommand: Command {
  static let configuration = CommandConfiguration(commandName: "compact", abstract: "Free the room that is taken for nothing.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.compact)
  }
}
