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
  /// The random quote; nil for VIP, whose quote is that of the small program.
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

  /// The session over the saved pictures, and the search for a new one where the architecture has it.
  @MainActor
  package func pictures(
    in dependencies: PictureDependencies
  ) -> (session: any Interactor<PictureSession.Request>, search: (any Interactor<PictureSearch.Request>)?) {
    switch self {
    case .vip: VIP.pictures(in: dependencies)
    case .mv, .mvInOneFile: (MV.pictures(in: dependencies), nil)
    case .mvvm: (MVVM.pictures(in: dependencies), nil)
    case .store: (Store.pictures(in: dependencies), nil)
    case .redux: (Redux.pictures(in: dependencies), nil)
    case .vidrep: ViDRep.pictures(in: dependencies)
    case .twoRings: (TwoRings.pictures(in: dependencies), nil)
    }
  }
}
