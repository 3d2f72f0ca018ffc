public import ArgumentParser
public import CoreComposition

/// A feature with commands. The commands stand beside the executable, since Composition does not know the argument parser.
public protocol CommandFeature: Feature {
  static var commands: [any ParsableCommand.Type] { get }
}
