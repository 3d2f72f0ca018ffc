import Domain
import Screens
