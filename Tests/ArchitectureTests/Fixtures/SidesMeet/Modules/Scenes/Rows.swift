import Domain
import Markup
