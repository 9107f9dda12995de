// Reads disguised or hastily typed words. [SAFE-4]

/** Maps each letter to its lookalike. */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

const LATIN_OF = pairs(
  // Cyrillic, then Greek.
  'аa вb сc ԁd еe ԍg нh һh іi јj кk ӏl мm пn оo рp ԛq гr ѕs тt иu ѵv ԝw хx уy ьb ' +
    'αa βb ϲc εe ηn ιi κk νv οo ρp τt υu χx γy ωw σo μm',
)

const CYRILLIC_OF = pairs('aа bв cс eе hн iи kк mм nп oо pр rг sѕ tт uи xх yу αа βв εе κк οо ρр τт χх')

/** Two readings of digits and symbols: `1` is an i or an l. */
const LETTERS_OF = [
  pairs('0o 1i 3e 4a 5s 7t 8b 9g !i |i @a $s +t'),
  pairs('0o 1l 3e 4a 5s 7t 8b 9g !l |l @a $s +t'),
]

const CYRILLIC_LETTERS_OF = pairs('0о 1и 3з 4ч 6б 8в !и |и @а')

const LETTER = /\p{L}/u
const LATIN = /[a-z]/
const CYRILLIC = /[\u0400-\u052f]/
const OTHER = /[\u0370-\u052f]/
const FIGURE = /[\d!|@$+]/
const LONG_RUN = /(?<letter>.)\k<letter>{2,}/u
const LONG_RUNS = new RegExp(LONG_RUN, 'gu')

/** All readings of a word, the original first. At most a handful. */
export function wordReadings(word: string): readonly string[] {
  const [hasOther, hasFigure] = [OTHER.test(word), FIGURE.test(word)]
  if (!hasOther && !hasFigure && !LONG_RUN.test(word)) return [word]
  const shown = hasFigure && LETTER.test(word) ? figuresRead(word) : [word]
  const spelled = shown.flatMap((form) => (hasOther && LATIN.test(form) ? bothScripts(form) : [form]))
  return [...new Set([word, ...spelled, ...spelled.flatMap(shortened)])]
}

const figuresRead = (word: string): string[] =>
  CYRILLIC.test(word) && !LATIN.test(word)
    ? [replaced(word, CYRILLIC_LETTERS_OF)]
    : LETTERS_OF.map((letters) => replaced(word, letters))

const bothScripts = (word: string): string[] => [replaced(word, LATIN_OF), replaced(word, CYRILLIC_OF)]

const shortened = (word: string): string[] =>
  LONG_RUN.test(word)
    ? [word.replaceAll(LONG_RUNS, '$<letter>$<letter>'), word.replaceAll(LONG_RUNS, '$<letter>')]
    : []

const replaced = (word: string, by: ReadonlyMap<string, string>): string =>
  Array.from(word, (sign) => by.get(sign) ?? sign).join('')
