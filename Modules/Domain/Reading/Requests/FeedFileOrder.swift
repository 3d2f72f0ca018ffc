/// A feed to be read from a file or from standard input.
public struct FeedFileOrder: Hashable, Sendable {
  /// Where it is.
  public let place: DocumentPlace
  /// How the bodies of its items are wanted.
  public let bodies: BodyForm

  /// Makes an order.
  public init(place: DocumentPlace, bodies: BodyForm) {
    self.place = place
    self.bodies = bodies
  }
}
