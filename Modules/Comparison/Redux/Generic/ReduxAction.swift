/// A request of the user, or the result of an effect. Besides the state, it is the only input of a reducer.
protocol ReduxAction: Sendable {}
