type Path = readonly (string | number)[]

/** How one place in a stored value is damaged. */
export interface Tear {
  /** Which of all places in the value, modulo their number. */
  place: number
  how: 'drop' | 'cut' | 'junk'
  junk: number
}

/** Possible replacements for a number, a string, a list or a mark. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  1,
  2,
  -1,
  0.5,
  65_536,
  1e15,
  -1e15,
  Number.MAX_SAFE_INTEGER,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '\uD800',
  [],
  [[]],
  ['x', 'y', 'z'],
  {},
  { codec: 'plain', value: null },
  new Date(Number.NaN),
  new Map([['x', 1]]),
]
export const JUNKS = JUNK.length

/** A copy in which one place is removed, cut off, or replaced. */
export function tornValue<T extends object>(value: T, { place, how, junk }: Tear): T {
  const torn = structuredClone(value)
  const paths = pathsIn(torn)
  const path = paths[place % paths.length]
  if (path === undefined) return torn
  const last = path.at(-1)!
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Holder)[key], torn) as Holder
  if (how === 'drop' && Array.isArray(holder)) holder.splice(Number(last), 1)
  else if (how === 'drop') delete holder[last]
  else holder[last] = how === 'cut' ? cut(holder[last]) : JUNK[junk % JUNKS]
  return torn
}

type Holder = Record<string | number, unknown>

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    return [here, ...pathsIn(inside, here)]
  })
}

function cut(value: unknown): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value.slice(0, value.length / 2)
  return typeof value === 'number' ? -value : null
}
