import type { GuideHit } from '../search.ts'
import { foldedWords, type GuideDoc } from '../searchIndex.ts'

const ENDINGS = ['s', 'es', 'ed', 'ing', 'er', 'ers']

/** How close a word of a text is to a typed word; 0: a different word. */
function closeness(term: string, typed: string): number {
  if (term === typed) return 1
  const isForm = (long: string, short: string): boolean =>
    short.length >= 4 && ENDINGS.some((ending) => short + ending === long)
  if (isForm(term, typed) || isForm(typed, term)) return 0.9
  return term.startsWith(typed) ? 0.4 + (0.4 * typed.length) / term.length : 0
}

/** The slips between two words, by the table of all their beginnings. */
function slipsBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? table[row - 2]![column - 2]! + 1 : Infinity,
      )
    }
  }
  return table[one.length]![other.length]!
}

/** How close a word is that may be misspelt. */
function misspeltCloseness(term: string, typed: string): number {
  const slips = term[0] === typed[0] ? slipsBetween(term, typed) : Infinity
  if (slips === 1) return 0.7
  return slips === 2 && typed.length >= 8 ? 0.5 : 0
}

const count = (text: string, term: string): number => foldedWords(text).filter((word) => word === term).length

function weight({ title, summary, tags, sections }: GuideDoc, term: string): number {
  const body = sections.reduce(
    (sum, { heading, paragraphs }) =>
      sum + count(paragraphs.join(' '), term) + 4 * Math.min(1, count(heading ?? '', term)),
    0,
  )
  return (
    8 * Math.min(1, count(title, term)) +
    3 * Math.min(1, count(summary, term)) +
    4 * Math.min(1, count(tags.join(' '), term)) +
    Math.min(12, body)
  )
}

/** GUIDE-9 by reading every article completely, without an index. */
export function naiveSearch(docs: readonly GuideDoc[], typed: string): readonly Omit<GuideHit, 'heading'>[] {
  const terms = [
    ...new Set(
      docs.flatMap(({ title, summary, tags, sections }) =>
        foldedWords(
          [
            title,
            summary,
            ...tags,
            ...sections.flatMap(({ heading, paragraphs }) => [heading ?? '', ...paragraphs]),
          ].join(' '),
        ),
      ),
    ),
  ]
  const having = new Map(terms.map((term) => [term, docs.filter((doc) => weight(doc, term) > 0).length]))
  const closenessTo = (word: string): typeof closeness =>
    word.length < 5 || terms.some((term) => closeness(term, word) > 0) ? closeness : misspeltCloseness
  const scores = docs.map((doc) =>
    foldedWords(typed)
      .map((word) => {
        const close = closenessTo(word)
        return Math.max(
          0,
          ...terms.map(
            (term) => weight(doc, term) * close(term, word) * Math.log(1 + docs.length / having.get(term)!),
          ),
        )
      })
      .filter((score) => score > 0),
  )
  const most = Math.max(1, ...scores.map(({ length }) => length))
  return docs
    .map(({ id }, doc) => ({
      id,
      score: scores[doc]!.reduce((sum, score) => sum + score, 0),
      words: scores[doc]!.length,
    }))
    .filter(({ words }) => words === most)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id, score }) => ({ id, score }))
}
