#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

public actor QuoteStore {
  func log(_ text: String) { logger.print(text) }
}
