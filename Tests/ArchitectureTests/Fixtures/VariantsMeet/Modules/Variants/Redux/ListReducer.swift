import ModelView
import Observation
import Screens
