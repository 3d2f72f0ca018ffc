print("listening on 127.0.0.1")
