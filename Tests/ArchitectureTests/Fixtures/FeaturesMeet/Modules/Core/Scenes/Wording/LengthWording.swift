import CoreDomain

public enum LengthWording {
  public static func text(_ quote: Quote) -> String { "\(quote.length)" }
  public static func name(_ origin: Quote.Origin) -> String { "Quote" }
}
