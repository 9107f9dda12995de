// What a person typed is never read as the language of text search: each word is quoted, and nothing else is given.

const MOST_WORDS = 12
/** PostgreSQL refuses words of more than 2,046 bytes, and no word of a name is nearly as long. */
const LONGEST_WORD = 100

/** Every word begins one of the name; null where there is none. */
export function everyWordBegins(folded: string): string | null {
  const words = folded.split(' ').filter((word) => word !== '')
  if (words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ')
}

// By whole letters: half of a pair cannot be sent to the database.
const quoted = (word: string): string =>
  `'${Array.from(word).slice(0, LONGEST_WORD).join('').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
