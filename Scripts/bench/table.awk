# Makes the table of what was measured. Each line of the input: what, set, program, value; many of the same are rounds, in their order.
{ values[$1, $2, $3, ++rounds_of[$1, $2, $3]] = $4 }

function wanted(what, set, program) { return (what, set, program) in rounds_of }

# The value that stands in the middle when those in `list` are sorted.
function middle(list, count,   i, j, held) {
  for (i = 2; i <= count; i++) {
    held = list[i]
    for (j = i - 1; j > 0 && list[j] > held; j--) list[j + 1] = list[j]
    list[j + 1] = held
  }
  return count % 2 ? list[(count + 1) / 2] : (list[count / 2] + list[count / 2 + 1]) / 2
}

function median(what, set, program,   list, i) {
  for (i = 1; i <= rounds_of[what, set, program]; i++) list[i] = values[what, set, program, i] + 0
  return middle(list, i - 1)
}

# The ratio to the baseline of the same round.
function ratio(set, program,   list, i) {
  for (i = 1; i <= rounds_of["cpu", set, program]; i++) list[i] = values["cpu", set, program, i] / values["cpu", set, "floor", i]
  return middle(list, i - 1)
}

function speed(set, program) { return median("bytes", set, "-") / 1000000 / median("cpu", set, program) }

function number(value) { return sprintf(value < 10 ? "%.1f" : "%.0f", value) }

function instructions(program) {
  if (!wanted("instructions", "cdata", program)) return "–"
  return number(median("instructions", "cdata", program)) ", " number(median("instructions", "escaped", program))
}

END {
  title["floor"] = "baseline: libxml2's push parser, counting items"
  title["count"] = "`strata parse --count`"
  title["show"] = "`strata parse`: all items, cleaned, as JSON"
  title["sfeed"] = "sfeed, one process per feed"
  title["feedparser"] = "feedparser"
  print "| | CDATA: MB/s | × baseline | escaped: MB/s | × baseline | instructions per byte | 50 MB feed: memory, MB |"
  print "|---|--:|--:|--:|--:|--:|--:|"
  count = split(programs, order, " ")
  for (i = 1; i <= count; i++) {
    program = order[i]
    printf "| %s | %s | %.2f | %s | %.2f | %s | %s |\n", title[program], number(speed("cdata", program)), ratio("cdata", program),
      number(speed("escaped", program)), ratio("escaped", program), instructions(program),
      number((median("memory", "large", program) - median("memory", "empty", program)) * 1024 / 1000000)
  }
}
