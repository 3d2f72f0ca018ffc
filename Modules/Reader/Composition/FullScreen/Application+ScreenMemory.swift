import CoreComposition
import CoreScenes
import CoreDomain
import FullScreen
import ReaderData
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

  /// What the user's settings say; the defaults when they cannot be read.
  func screenSettings() async -> ScreenSettings {
    do throws(ConfigurationError) {
      let configuration = try await repositories.configuration.configuration()
      // A viewer shows images only when the user asks. Without a readable viewer, each article would fetch its images by itself.
      let isViewerKnown = configuration.problem(of: .imageViewer) == nil
      return ScreenSettings(
        cleansLinks: configuration.cleansLinks, showsImages: configuration.remoteImages == .yes && isViewerKnown,
        viewer: configuration.text(.imageViewer))
    } catch {
      return ScreenSettings()
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
