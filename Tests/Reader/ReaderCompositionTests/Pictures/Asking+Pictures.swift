import CoreComposition
@testable import SampleComposition
import CoreDomain
import CoreScenes
@testable import ReaderComposition
import SampleScenes

extension Asking {
  /// The scenes of pictures, and the setting that they need.
  static func pictures(web: String) -> [Asking] {
    [
      Asking("config set picture.url") { await $0.settingList().perform(.change(SettingChange(name: "picture.url", value: web))) },
      Asking("picture say") { await $0.pictureDetail().perform(.say("hello")) },
      Asking("picture save") { await $0.pictureDetail().perform(.save) },
      Asking("picture list") { await $0.pictureList().perform(.show) },
    ]
  }
}
