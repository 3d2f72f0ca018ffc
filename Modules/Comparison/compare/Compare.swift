import ArgumentParser
import ComparisonComposition
import CoreCommandLine
import CoreComposition
import CoreDomain
import SampleComposition

/// The root of the command line.
struct Compare: Program {
  static let identity = ProgramIdentity.compare
  static var settings: [SettingKey] { Application.sampleSettings }

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "The scenes of 'sample' in other presentation architectures.",
    version: identity.title,
    subcommands: [
      QuoteCommand.self,
      PictureCommand.self,
      ConfigCommand<GlobalOptions<Compare>>.self,
    ])

  @OptionGroup var global: GlobalOptions<Compare>
}
