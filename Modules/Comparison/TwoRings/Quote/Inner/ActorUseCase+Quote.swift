extension ActorUseCase<QuoteActor.Action> {
  static let showQuote = Self(.begin, .get)

  static func refuse(_ line: String) -> Self { Self(.refuse(line)) }
}
