public import ArgumentParser
public import CoreComposition

/// A feature with commands. The commands are in the executable's folder, because Composition does not import the argument parser.
public protocol CommandFeature: Feature {
  static var commands: [any ParsableCommand.Type] { get }
}
