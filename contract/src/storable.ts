/** PostgreSQL keeps neither NUL nor half a surrogate pair: a text that holds one would fail in the database,
 *  in the middle of a transaction, instead of at the border. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The same for every key and text inside a value that came as JSON. Walks with a list of its own: a value
 *  nested ten thousand deep must not end the process. */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if (!isStorableText(key)) return false
      waiting.push(inner)
    }
  }
  return true
}
