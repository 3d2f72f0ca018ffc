public import CoreDomain
package import Processes
public import ReaderDomain

/// Converts images with the programs that many systems have: ImageMagick, GraphicsMagick or FFmpeg. The first that can do it is used.
public struct ProgramImageConverter: ImageConverter {
  private let programs: [@Sendable (_ format: String) -> Program]
  private let limits: ProgramLimits

  public init() {
    self.init(Self.usual, ProgramLimits(seconds: 20, bytes: 32 << 20))
  }

  /// - Parameters:
  ///   - programs: the programs for an image of a format; the first that succeeds is used.
  ///   - limits: the limits of each.
  package init(_ programs: [@Sendable (_ format: String) -> Program], _ limits: ProgramLimits) {
    (self.programs, self.limits) = (programs, limits)
  }

  public func png(of bytes: [UInt8], in format: String, from url: WebURL) async throws(ReaderError) -> ImageFile {
    var problem = ImageConversionError.noProgram
    for program in programs.map({ $0(format) }) {
      do throws(ProgramOutputError) {
        let output = try await program.output(for: bytes, limits)
        if let image = ImageFile(output), image.format == .png { return image }
        problem = .failed(program: program.name)
      } catch {
        switch error {
        case .cancelled: throw .cancelled
        case .notRun(.missing): break
        case .tooSlow(let seconds): problem = .tooSlow(program: program.name, seconds: seconds)
        case .notRun(.cannotStart(let reason)): problem = .notStarted(program: program.name, reason: reason)
        case .failed, .tooLarge: problem = .failed(program: program.name)
        }
      }
    }
    throw .article(.image(url, .notConverted(format: format, problem)))
  }

  /// The longest side of what is sent to the terminal: about the width of a large window.
  private static let longestSide = 1600

  /// The image is on standard input, in a named format: a program that guessed could take it for a script or a playlist. `[0]` is the first picture
  /// of an animation. ImageMagick and GraphicsMagick get limits for what a small file can expand to. They are told to turn what a camera has stored
  /// on its side, which FFmpeg does by itself.
  private static let usual: [@Sendable (String) -> Program] = [
    { Program("magick", magickLimits + ["\($0):-[0]"] + magick + ["png:-"]) },
    { Program("convert", magickLimits + ["\($0):-[0]"] + magick + ["png:-"]) },
    { Program("gm", ["convert", "-limit", "memory", "1GB", "-limit", "disk", "0", "\($0):-[0]"] + magick + ["png:-"]) },
    { format in
      let side = String(longestSide)
      return Program(
        "ffmpeg",
        ["-v", "quiet", "-nostdin", "-f", demuxers[format] ?? "image2pipe", "-i", "/dev/stdin", "-frames:v", "1", "-vf"]
          + ["scale='min(\(side),iw)':'min(\(side),ih)':force_original_aspect_ratio=decrease", "-f", "image2pipe", "-c:v", "png", "-"])
    },
  ]

  private static let magick = ["-auto-orient", "-resize", "\(longestSide)x\(longestSide)>"]
  private static let magickLimits = ["-limit", "memory", "1GiB", "-limit", "map", "0", "-limit", "disk", "0"]
  /// The names of the formats as inputs of FFmpeg.
  private static let demuxers = ["jpeg": "jpeg_pipe", "webp": "webp_pipe", "gif": "gif", "avif": "mov", "png": "png_pipe"]
}
