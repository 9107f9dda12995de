/**
 * Several ways of doing the same in turn, forwards and then backwards: as with two (alternate.ts), what else the machine
 * does meanwhile then falls on all alike.
 */
export async function measureInTurn<K extends string, T>(
  rounds: number,
  sides: Record<K, () => Promise<T>>,
): Promise<Record<K, T[]>> {
  const names = Object.keys(sides) as K[]
  const found = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<K, T[]>
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed()
    for (const name of order) found[name].push(await sides[name]())
  }
  return found
}
