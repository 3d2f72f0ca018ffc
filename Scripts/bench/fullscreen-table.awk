# Makes the table of what was measured. Each line of the input: program, what, and what Scripts/bench/terminal.c prints; many of the same are rounds.
# The least value of the rounds counts, since other work of the machine only adds to it. `peers` are the other programs.
BEGIN { bytes = 3; text = 4; time = 5; processor = 6; now = 3; peak = 4 }

$2 == "latency-refresh" { latencies[$1, ++latency_count[$1]] = $3; next }
{
  for (field = 3; field <= NF; field++)
    if (!(($1, $2, field) in least) || $field < least[$1, $2, field]) least[$1, $2, field] = $field
}

# The sum of a field over some of what was done; an empty text when something of it is missing.
function sum(program, names, field,   list, count, i, total) {
  count = split(names, list, " ")
  for (i = 1; i <= count; i++) {
    if (!((program, list[i], field) in least)) return ""
    total += least[program, list[i], field]
  }
  return total
}

function shown(value) {
  if (value == "") return "–"
  return value == 0 ? "0" : value < 10 ? sprintf("%.1f", value) : value < 10000 ? sprintf("%d", value + 0.5) : sprintf("%d,%03d", value / 1000, value % 1000)
}

function row(title, names, field, divisor, goal,   i, value, line) {
  line = "| " title " |"
  for (i = 1; i <= programs; i++) {
    value = sum(program[i], names, field)
    line = line " " shown(value == "" ? value : value / divisor) " |"
  }
  print line " " goal " |"
}

# Milliseconds, and those of processor time in brackets.
function times(title, names, goal,   i, value, line) {
  line = "| " title " |"
  for (i = 1; i <= programs; i++) {
    value = sum(program[i], names, time)
    line = line " " shown(value) (value == "" ? "" : " (" shown(sum(program[i], names, processor)) ")") " |"
  }
  print line " " goal " |"
}

# What an article takes beyond its text, in percent.
function overhead(title, names, goal,   i, value, line) {
  line = "| " title " |"
  for (i = 1; i <= programs; i++) {
    value = sum(program[i], names, text)
    line = line " " (value ? sprintf("%d %%", (sum(program[i], names, bytes) / value - 1) * 100 + 0.5) : "–") " |"
  }
  print line " " goal " |"
}

# The value below which such a part of the latencies is.
function latency(title, part, goal,   i, name, count, line) {
  line = "| " title " |"
  for (i = 1; i <= programs; i++) {
    name = program[i]
    count = latency_count[name]
    sort(name, count)
    line = line " " (count ? sprintf("%.1f", latencies[name, int((count - 1) * part) + 1]) : "–") " |"
  }
  print line " " goal " |"
}

function sort(name, count,   gap, i, j, held) {
  for (gap = int(count / 2); gap > 0; gap = int(gap / 2))
    for (i = gap + 1; i <= count; i++) {
      held = latencies[name, i]
      for (j = i; j > gap && latencies[name, j - gap] > held; j -= gap) latencies[name, j] = latencies[name, j - gap]
      latencies[name, j] = held
    }
}

END {
  programs = split("files database " peers, program, " ")
  head = "| |"
  rule = "|---|"
  for (i = 1; i <= programs; i++) {
    name = program[i]
    head = head " " (i < 3 ? "`strata tui`, " name : name == "sfeed" ? "sfeed_curses" : name) " |"
    rule = rule "--:|"
  }
  print head " goal |"
  print rule "---|"
  times("start to the complete first screen, ms", "start", "≤ 130 files, ≤ 40 database")
  row("memory at the start (peak), MB", "memory-start", peak, 1000, "≤ 30")
  row("memory after reading and a search (peak), MB", "memory-read", peak, 1000, "≤ 40")
  row("memory after marking everything (peak), MB", "memory-marked", peak, 1000, "")
  row("a step among the feeds, bytes", "step-feeds", bytes, 20, "≤ 60")
  row("a step in the list, bytes", "step-list", bytes, 20, "≤ 60")
  row("200 steps down at once, bytes", "burst", bytes, 1, "≤ 6,000")
  times("200 steps down at once, ms", "burst", "≤ 20")
  row("the next article, bytes", "next", bytes, 9, "")
  overhead("the same beyond its text", "next", "≤ 15 %")
  row("the next article, ms of processor time", "next", processor, 9, "")
  row("an article, 9 further ones, and back, bytes", "open next back", bytes, 1, "≤ 12,000")
  times("open a list of all articles, ms", "all", "≤ 50")
  times("a step in it, ms", "down", "≤ 2")
  times("search all texts, ms to the first screen", "search", "≤ 300 files, ≤ 50 database")
  times("narrow the list by a word, ms", "narrow", "≤ 300 files, ≤ 50 database")
  times("mark everything read, ms", "mark-all", "")
  times("undo that, ms", "undo", "≤ 50")
  latency("from a key to the screen during a refresh of 200 feeds, ms: median", 0.5, "≤ 2")
  latency("the same, 99 of 100 keys", 0.99, "≤ 8")
  row("memory after a refresh (peak), MB", "memory-refresh", peak, 1000, "")
  row("5 idle seconds: wake-ups", "idle", text, 1, "0")
  row("5 idle seconds: bytes", "idle", bytes, 1, "0")
  line = "| survives a window of one cell |"
  for (i = 1; i <= programs; i++) line = line " " ((program[i], "alive", bytes) in least ? "yes" : "no") " |"
  print line " yes |"
}
