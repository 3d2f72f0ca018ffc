import ArgumentParser
import CoreCommandLine
import CoreComposition
import SampleComposition

/// The root of the command line.
struct Sample: Program {
  /// `you` in the URL is a placeholder: the release fills in the owner.
  static let identity = ProgramIdentity(
    name: "sample", version: "0.1.0", schema: 1, sharesData: true, website: "https://github.com/you/strata")
  static let features: [any CommandFeature.Type] = [
    QuotesFeature.self,
    PicturesFeature.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: identity.name,
    abstract: "A quote, and pictures with captions: the smallest program in these layers.",
    version: identity.title,
    subcommands: features.flatMap { $0.commands } + [ConfigCommand<GlobalOptions<Sample>>.self, StoreCommand<Sample>.self])

  @OptionGroup var global: GlobalOptions<Sample>
}
