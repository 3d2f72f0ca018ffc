import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store repair`. `DataDirectoryRepair` (Data) does the work.
struct StoreRepairCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "repair", abstract: "Recover what is readable in damaged files, and move these files away.",
    discussion: """
      Damaged files are moved to 'set-aside' in the data directory. Nothing is deleted. Marks that no file holds any more are not given up \
      without --yes: put a copy of the lost file back from a backup first.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "Go on without marks that are lost. Articles that were starred may then be removed.")
  var yes = false

  /// False, because this command repairs the damaged files.
  var remindsOfDamage: Bool { false }

  func perform(in application: Application) async {
    await application.storageMaintenance(of: Strata.features).perform(.repair(acceptsLoss: yes))
  }
}
