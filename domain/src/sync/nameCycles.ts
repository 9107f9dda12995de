/**
 * `holders` maps each refused item to the item that holds its wanted name. In a cycle each item waits for the next, so
 * the server can accept none of them. Returns each cycle once, in waiting order. [SYNC-40]
 */
export function nameCycles(holders: ReadonlyMap<string, string>): string[][] {
  const cycles: string[][] = []
  const seen = new Set<string>()
  for (const start of holders.keys()) {
    const way: string[] = []
    let at: string | undefined = start
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      way.push(at)
      at = holders.get(at)
    }
    const first = at === undefined ? -1 : way.indexOf(at)
    if (first !== -1) cycles.push(way.slice(first))
  }
  return cycles
}
