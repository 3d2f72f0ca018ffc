import ArgumentParser
import CoreCommandLine
import CoreComposition
import SampleComposition

/// The root of the command line.
struct Sample: Program {
  static let identity = ProgramIdentity.sample
  static let features: [any CommandFeature.Type] = [
    QuotesFeature.self,
    PicturesFeature.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "A quote, and pictures with captions: the smallest program in these layers.",
    version: identity.title,
    subcommands: features.flatMap { $0.commands } + [ConfigCommand<GlobalOptions<Sample>>.self])

  @OptionGroup var global: GlobalOptions<Sample>
}
