// A person's input is never parsed as text-search syntax: each word is quoted, and nothing else is passed on.

const MOST_WORDS = 12
/** PostgreSQL refuses words of more than 2,046 bytes, and no word of a name is nearly as long. */
const LONGEST_WORD = 100

/** A query in which every typed word must begin a word of the name; null when there are no words. */
export function wordPrefixQuery(folded: string): string | null {
  const words = folded.split(' ').filter((word) => word !== '')
  if (words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ')
}

// Cuts at whole characters: the database does not accept half of a surrogate pair.
const quoted = (word: string): string =>
  `'${Array.from(word).slice(0, LONGEST_WORD).join('').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
