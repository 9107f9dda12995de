/** PostgreSQL keeps neither NUL nor half a surrogate pair: a text that holds one would fail in the database,
 *  in the middle of a transaction, instead of at the border. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

// PostgreSQL writes a number out in all of its digits: of 1e300, five letters on the wire, it would keep three hundred.
const LARGEST = 1e30
const SMALLEST = 1e-30

/** What is left over by a sum (0.1 + 0.2) is far from these, and 0 is none of them. */
const isStorableNumber = (number: number): boolean => {
  const size = Math.abs(number)
  return size === 0 || (size >= SMALLEST && size <= LARGEST)
}

/** The same for every key, text and number inside a value that came as JSON. Walks with a list of its own: a value
 *  nested ten thousand deep must not end the process. */
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
