const DEEPEST = 40

/**
 * Nothing that would turn against whoever handles it: a name that means the prototype of an object, or a depth that no
 * diary has and a walk would not come back from. Walks with a list of its own, for the same reason.
 */
export function isSoundValue(value: unknown, deepest: number = DEEPEST): boolean {
  const waiting: [unknown, number][] = [[value, 0]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, depth] = next
    if (typeof one !== 'object' || one === null) continue
    if (depth > deepest || Object.hasOwn(one, '__proto__')) return false
    for (const inner of Object.values(one)) waiting.push([inner, depth + 1])
  }
  return true
}
