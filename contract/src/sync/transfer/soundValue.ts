const DEEPEST = 40

/**
 * Rejects values that could harm the code that handles them: keys that set an object's prototype, or nesting deeper
 * than any diary has, which would overflow a recursive walk. For the same reason it is iterative.
 */
export function isSafeValue(value: unknown, deepest: number = DEEPEST): boolean {
  const waiting: [unknown, number][] = [[value, 0]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, depth] = next
    if (typeof one !== 'object' || one === null) continue
    if (depth > deepest || Object.hasOwn(one, '__proto__')) return false
    for (const inner of Object.values(one)) waiting.push([inner, depth + 1])
  }
  return true
}
