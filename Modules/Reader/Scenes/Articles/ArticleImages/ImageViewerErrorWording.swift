public import CoreScenes
public import ReaderDomain

/// The messages about the program that shows images.
public enum ImageViewerErrorWording {
  public static func message(for error: ImageViewerError) -> Message {
    switch error {
    case .notWritten(let folder, let reason):
      Message(.failure, "The images cannot be written to \(folder): \(reason).", hint: "Make room, or set TMPDIR to another folder.")
    case .missing(let program):
      Message(
        .failure, "There is no program '\(program)'.",
        hint: "Install it, or choose another with \(run: "config set images.viewer COMMAND").")
    case .cannotStart(let program, let reason): Message(.failure, "'\(program)' cannot be started: \(reason).")
    case .failed(let program, let code): Message(.failure, "'\(program)' failed with exit code \(code).")
    case .signalled(let program, let signal): Message(.failure, "'\(program)' was ended by signal \(signal).")
    }
  }
}
