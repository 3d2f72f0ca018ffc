import Presentation
import Screens
