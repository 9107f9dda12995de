import { foldWords, type FoldedText } from './foldQuestion.ts'
import type { NamedThing } from './names.ts'
import type { QuotedName } from './readTokens.ts'

const PAIRS: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
  '『': '』',
  '《': '》',
}
const MOST = 3

/** Text in quotation marks: there, names that are ordinary words are found as well. [ASST-19] */
export function findQuotedNames(folded: FoldedText, names: readonly NamedThing[]): readonly QuotedName[] {
  return marksIn(folded.typed).flatMap(([from, to]) => {
    const start = folded.places.findIndex((place) => place > from)
    const after = folded.places.findIndex((place) => place > to)
    const end = after === -1 ? folded.text.length : after
    const name = foldWords(folded.typed.slice(from + 1, to))
    if (start === -1 || name === '' || end <= start) return []
    const things = names.find((named) => named.name === name)?.things
    const spaces = folded.text.slice(start, end)
    const place = start + spaces.length - spaces.trimStart().length
    const last = start + spaces.trimEnd().length
    return [
      { start: place, end: last, means: things === undefined ? { is: 'left' } : { is: 'thing', things } },
    ]
  })
}

function marksIn(typed: string): [number, number][] {
  const found: [number, number][] = []
  let at = 0
  while (at < typed.length && found.length < MOST) {
    const closing = PAIRS[typed[at]!]
    const end = closing === undefined ? -1 : typed.indexOf(closing, at + 1)
    if (end !== -1) found.push([at, end])
    at = end === -1 ? at + 1 : end + 1
  }
  return found
}
