import CoreComposition
import CoreScenes
import CoreDomain
import FullScreen
import ReaderDomain
import ReaderScenes

/// What the full screen remembers from one session to the next.
extension Application {
  /// - Returns: what is remembered, and what is wrong with it; nil when nothing is.
  func rememberedScreen() async -> (ScreenMemory, Message?) {
    do throws(ReaderError) {
      return (try await repositories.screenMemory.memory(), nil)
    } catch {
      return (ScreenMemory(), ReaderErrorWording.message(for: error))
    }
  }

  /// - Returns: what the user's settings say, and why they cannot be read; nil when they can.
  func screenSettings() async -> (ScreenSettings, Message?) {
    do throws(ConfigurationError) {
      let configuration = try await repositories.configuration.configuration()
      let settings = ScreenSettings(
        cleansLinks: configuration.cleansLinks, showsImages: configuration.remoteImages == .yes, viewer: configuration.text(.imageViewer))
      return (settings, nil)
    } catch {
      return (ScreenSettings(), ConfigurationWording.message(for: error))
    }
  }

  /// - Returns: why a change is not remembered; nil when it is.
  func rememberScreen(_ change: ScreenMemory.Change) async -> Message? {
    do throws(ReaderError) {
      try await repositories.screenMemory.remember(change)
      return nil
    } catch {
      return ReaderErrorWording.message(for: error)
    }
  }
}
