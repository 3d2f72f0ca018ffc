import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store compact`. `StoreCompaction` (Data) does the work.
struct StoreCompactCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "compact", abstract: "Reclaim unused disk space.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.storageMaintenance(of: Strata.features).perform(.compact)
  }
}
