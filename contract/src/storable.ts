/**
 * PostgreSQL stores neither NUL nor half a surrogate pair: such a text would fail in the database in the middle of a
 * transaction, instead of at validation.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

// PostgreSQL writes out all digits of a number: 1e300, five characters on the wire, would take three hundred.
const LARGEST = 1e30
const SMALLEST = 1e-30

/** Rounding remainders (0.1 + 0.2) are far from these limits, and 0 is allowed. */
const isStorableNumber = (number: number): boolean => {
  const size = Math.abs(number)
  return size === 0 || (size >= SMALLEST && size <= LARGEST)
}

/**
 * The same for every key, text and number inside a JSON value. Iterative, because recursion into a value nested ten
 * thousand deep would crash the process.
 */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (typeof next === 'number' && !isStorableNumber(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if (!isStorableText(key)) return false
      waiting.push(inner)
    }
  }
  return true
}
