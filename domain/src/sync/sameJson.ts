/** Whether two JSON values are equal, ignoring key order (a database may change it). */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keysOfA = Object.keys(a)
  if (keysOfA.length !== Object.keys(b).length) return false
  return keysOfA.every((key) => Object.hasOwn(b, key) && sameJson((a as Keyed)[key], (b as Keyed)[key]))
}

type Keyed = Record<string, unknown>
