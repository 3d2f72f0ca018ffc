import ArgumentParser
import ComparisonComposition
import CoreCommandLine
import CoreComposition
import SampleComposition

/// The root of the command line.
struct Compare: Program {
  static let identity = ProgramIdentity.compare
  static let features: [any CommandFeature.Type] = [
    QuotesFeature.self,
    PicturesFeature.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "The scenes of 'sample' in seven presentation architectures.",
    version: identity.title,
    subcommands: features.flatMap { $0.commands } + [ConfigCommand<GlobalOptions<Compare>>.self, StoreCommand<Compare>.self])

  @OptionGroup var global: GlobalOptions<Compare>
}
