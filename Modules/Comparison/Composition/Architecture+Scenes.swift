import ComparisonMV
import ComparisonMVVM
import ComparisonRedux
package import ComparisonScenes
import ComparisonStore
import ComparisonTwoRings
import ComparisonVIP
import ComparisonViDRep
import CoreComposition
package import CoreScenes
import SampleComposition
package import SampleScenes

extension Architecture {
  /// The random quote; nil for VIP, whose scene is that of the program `sample`.
  @MainActor
  package func quote(in dependencies: QuoteDependencies) -> (any Interactor<RandomQuote.Request>)? {
    switch self {
    case .vip: nil
    case .mv: MV.quote(in: dependencies)
    case .mvInOneFile: MV.quoteInOneFile(in: dependencies)
    case .mvvm: MVVM.quote(in: dependencies)
    case .store: Store.quote(in: dependencies)
    case .redux: Redux.quote(in: dependencies)
    case .vidrep: ViDRep.quote(in: dependencies)
    case .twoRings: TwoRings.quote(in: dependencies)
    }
  }

  /// The session over the saved pictures, with the additional parts that the architecture has.
  @MainActor
  package func pictures(in dependencies: PictureDependencies) -> PictureParts {
    switch self {
    case .vip: PictureParts(VIP.pictures(in: dependencies))
    case .mv, .mvInOneFile: PictureParts(session: MV.pictures(in: dependencies))
    case .mvvm: PictureParts(session: MVVM.pictures(in: dependencies))
    case .store: PictureParts(session: Store.pictures(in: dependencies))
    case .redux: PictureParts(logged: Redux.picturesWithLog(in: dependencies))
    case .vidrep: PictureParts(ViDRep.pictures(in: dependencies))
    case .twoRings: PictureParts(logged: TwoRings.picturesWithLog(in: dependencies))
    }
  }
}
