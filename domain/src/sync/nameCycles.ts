/**
 * Of each that was refused, which one has the name that it shall have. Where they go round in a ring, each waits for the
 * next, and none of them can ever be taken as it is. Each ring once, in the order of its waiting. [SYNC-40]
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
