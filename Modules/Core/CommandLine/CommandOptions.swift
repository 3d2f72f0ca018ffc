public import ArgumentParser
public import CoreComposition

/// The options that all commands of a program share.
public protocol CommandOptions: ParsableArguments, Sendable {
  associatedtype Root: Program

  var settings: LaunchOptions { get }
}
