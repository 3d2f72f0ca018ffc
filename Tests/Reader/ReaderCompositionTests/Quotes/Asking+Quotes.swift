import CoreComposition
@testable import SampleComposition
import CoreDomain
import CoreScenes
@testable import ReaderComposition
import SampleScenes

extension Asking {
  /// The scene of quotes, and the setting that it needs.
  static func quotes(web: String) -> [Asking] {
    [
      Asking("config set quote.url") {
        await $0.settingList().perform(.change(SettingChange(name: "quote.url", value: "\(web)/quotes/random")))
      },
      Asking("quote") { await QuotesFeature(in: $0).randomQuote().perform(.show) },
    ]
  }
}
