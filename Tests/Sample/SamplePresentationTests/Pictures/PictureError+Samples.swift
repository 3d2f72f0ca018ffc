import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles

extension PictureError {
  private static let hello = PictureSummary.sample()

  /// The errors with which getting, saving and showing pictures can fail.
  static let all: [PictureError] = [
    .captionRefused([.tooLong(characters: 11), .mentionsDog]),
    .server(.sample("https://example.org/cat"), .status(code: 500)),
    .notAPicture(.sample("https://example.org/cat"), found: "a web page"),
    .noPicture,
    .notFound(PictureReference("ab12")),
    .ambiguous(PictureReference("ab"), matches: [hello.id, PictureSummary.sample("Tea").id]),
    .fileMissing(hello.id, path: hello.path),
    .fileDamaged(hello.id, path: hello.path),
    .configuration(.store(.malformed(path: "/home/me/config.json", line: 3, reason: "no JSON"))),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
