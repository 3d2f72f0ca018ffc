import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreDomain
import SampleComposition

/// The root of the command line.
struct Sample: Program {
  static let identity = ProgramIdentity.sample
  static var settings: [SettingKey] { Application.sampleSettings }

  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "A quote, and pictures with captions: the smallest program in these layers.",
    version: identity.title,
    subcommands: [
      QuoteCommand.self,
      PictureCommand.self,
      ConfigCommand<GlobalOptions<Sample>>.self,
    ])

  @OptionGroup var global: GlobalOptions<Sample>
}
