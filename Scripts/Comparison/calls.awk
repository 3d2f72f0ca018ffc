# Reads two profiles of callgrind (https://valgrind.org/docs/manual/cl-format.html), of which the second did the action `count` times more
# often, and prints what one action costs: instructions, allocations, hops to an actor, view models drawn.
FNR == 1 { run++; split("", name) }

# A function's name is spelt out where it first occurs; after that its number stands for it.
/^c?fn=/ {
  text = substr($0, index($0, "=") + 1)
  close_at = index(text, ")")
  id = substr(text, 1, close_at)
  if (length(text) > close_at) name[id] = substr(text, close_at + 2)
  if ($0 ~ /^cfn=/) called = name[id]
  next
}

/^calls=/ {
  times = substr($1, 7) + 0
  # What these two are for: https://github.com/swiftlang/swift/tree/main/stdlib/public/Concurrency
  if (called ~ /^(swift_dispatchEnqueueMain|swift_defaultActor_enqueue)$/) hops[run] += times
  if (called ~ /^(malloc|calloc|realloc|posix_memalign|aligned_alloc)$/) allocations[run] += times
  if (called ~ /7Nowhere.*7Display.*7display.*TW$/) drawn[run] += times
}

/^totals:/ { instructions[run] = $2 }

function each(values) { return (values[2] - values[1]) / count }

END { printf "%.0f %.0f %.0f %.0f\n", each(instructions), each(allocations), each(hops), each(drawn) }
