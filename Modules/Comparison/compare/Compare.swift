import ArgumentParser
import ComparisonComposition
import CoreCommandLine
import CoreComposition
import CoreDomain
import SampleComposition

/// The root of the command line.
struct Compare: Program {
  static let identity = ProgramIdentity.compare
  static let features: [any CommandFeature.Type] = []
  static var settings: [SettingKey] { QuotesFeature.settings + PicturesFeature.settings }

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "The scenes of 'sample' in seven presentation architectures.",
    version: identity.title,
    subcommands: [
      QuoteCommand.self,
      PictureCommand.self,
      ConfigCommand<GlobalOptions<Compare>>.self,
    ])

  @OptionGroup var global: GlobalOptions<Compare>
}
