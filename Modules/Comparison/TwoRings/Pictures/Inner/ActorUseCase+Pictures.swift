import SampleDomain

extension ActorUseCase<PictureActor.Action> {
  static func list(_ filter: PictureFilter?) -> Self { Self(.begin(filter), .list, .count) }
  static func star(_ reference: PictureReference) -> Self { Self(.star(reference), .list, .count) }
  static func toggle(_ reference: PictureReference) -> Self { Self(.toggle(reference), .list, .count) }
  static func open(_ reference: PictureReference) -> Self { Self(.beginOpening, .open(reference), .count) }
  static func refuse(_ line: String) -> Self { Self(.refuse(line)) }
}
