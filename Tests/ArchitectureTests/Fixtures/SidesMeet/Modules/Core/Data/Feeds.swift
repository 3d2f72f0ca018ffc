import CoreDomain
import class CorePresentation.ListInteractor; import CoreTerminal
