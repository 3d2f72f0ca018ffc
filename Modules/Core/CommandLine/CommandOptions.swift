public import ArgumentParser
public import CoreComposition

/// Options that all commands of a program have.
public protocol CommandOptions: ParsableArguments, Sendable {
  associatedtype Root: Program

  var settings: LaunchOptions { get }
}
