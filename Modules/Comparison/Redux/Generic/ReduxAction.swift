/// What the user asks for, or what an effect has answered: the only input of a reducer.
protocol ReduxAction: Sendable {}
