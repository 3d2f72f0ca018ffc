import CoreComposition
import CoreDomain
import CoreScenes
import ReaderData
import ReaderDomain
import ReaderScenes

/// Showing images by a program of the user.
extension Application {
  /// Shows images, and returns when the program has ended.
  /// - Returns: what is wrong; nil when nothing is, and when the task is cancelled.
  func view(_ images: [ImageFile], with commandLine: String) async -> Message? {
    let command: ImageViewerCommand
    do throws(ConfigurationError) {
      command = try ImageViewerCommand(commandLine)
    } catch {
      return ConfigurationErrorWording.message(for: error)
    }
    do throws(ImageViewerError) {
      try await ProgramImageViewer(executor: platform.files).show(images, with: command)
      return nil
    } catch {
      return ImageViewerErrorWording.message(for: error)
    }
  }
}
