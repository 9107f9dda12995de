/**
 * Measures several ways of doing the same thing, forwards and then backwards. As in measureAlternating.ts, other load
 * on the machine then affects all of them equally.
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
