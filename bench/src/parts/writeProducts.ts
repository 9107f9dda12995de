import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'

const HEADER = [
  'PRODUCTID',
  'PROPRIETARYNAME',
  'NONPROPRIETARYNAME',
  'DOSAGEFORMNAME',
  'LABELERNAME',
  'SUBSTANCENAME',
  'ACTIVE_NUMERATOR_STRENGTH',
  'ACTIVE_INGRED_UNIT',
  'NDC_EXCLUDE_FLAG',
]
const FORMS = ['TABLET, FILM COATED', 'CAPSULE', 'SOLUTION', 'CREAM', 'INJECTION, SOLUTION']
const SYLLABLES = [
  'za',
  'mor',
  'ti',
  'ne',
  'xol',
  'bre',
  'ka',
  'lu',
  'vin',
  'do',
  'pra',
  'se',
  'quil',
  'fen',
  'ro',
  'ga',
]
const BATCH = 5_000

/**
 * Writes a made-up product list in the format of the directory: three products share a substance, every fifth has two
 * substances.
 */
export async function writeProducts(path: string, count: number): Promise<void> {
  const file = createWriteStream(path, 'latin1')
  file.write(`${HEADER.join('\t')}\r\n`)
  for (let from = 0; from < count; from += BATCH) {
    const lines = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => product(from + at))
    if (!file.write(lines.join(''))) await once(file, 'drain')
  }
  file.end()
  await finished(file)
}

function product(at: number): string {
  const substance = makeWord(Math.floor(at / 3)).toUpperCase()
  const isMixture = at % 5 === 0
  const cells = [
    String(at),
    `${makeWord(at * 7 + 3)} ${makeWord(at % 89)}`,
    substance.toLowerCase(),
    FORMS[at % FORMS.length],
    `Maker ${at % 900}`,
    isMixture ? `${substance}; ${makeWord(at % 1_000).toUpperCase()} PHOSPHATE` : substance,
    isMixture ? `${5 * ((at % 40) + 1)}; 30` : String(5 * ((at % 40) + 1)),
    isMixture ? 'mg/1; mg/1' : 'mg/1',
    at % 50 === 0 ? 'E' : 'N',
  ]
  return `${cells.join('\t')}\r\n`
}

/** Always the same word for the same number, and a different word for every number. */
export function makeWord(of: number): string {
  let word = ''
  let left = of + SYLLABLES.length ** 2
  while (left > 0) {
    word += SYLLABLES[left % SYLLABLES.length]
    left = Math.floor(left / SYLLABLES.length)
  }
  return word.charAt(0).toUpperCase() + word.slice(1)
}
