import { phraseKey, type PhraseMeaning, type Thesaurus, type ThesaurusPhrase } from './thesaurus.ts'
import type { ThesaurusWord, QuestionWord } from './questionWords.ts'
import { isShortScript } from '../../scripts.ts'

/** A phrase of the thesaurus in a question, with its place in the folded text. */
export interface PhraseMatch {
  start: number
  end: number
  means: PhraseMeaning
  /** As the thesaurus has it, without another ending. */
  isExact: boolean
}

/** How many letters may follow a stem. */
const MOST_ENDING = 6
const LEAST_STEM = 4
/** Endings besides those of names: a topic is often a verb. */
const VERB_ENDINGS: Readonly<Record<string, readonly string[]>> = { en: ['ing', 'ed'] }

export interface TextWords {
  text: string
  words: readonly QuestionWord[]
}

/** The phrases in a question, longest first; no two overlap. */
export function matchThesaurus(question: TextWords, thesaurus: Thesaurus): readonly PhraseMatch[] {
  const all = isShortScript(question.text)
    ? [...matchesInSigns(question, thesaurus), ...matchesInWords(question, thesaurus)]
    : matchesInWords(question, thesaurus)
  const chosen: PhraseMatch[] = []
  for (const match of all.toSorted(byLength))
    if (!chosen.some(({ start, end }) => match.start < end && start < match.end)) chosen.push(match)
  return chosen.toSorted((one, other) => one.start - other.start)
}

const ORDER: readonly PhraseMeaning['is'][] = ['period', 'medicine', 'topic', 'app', 'ask', 'filler']

const byLength = (one: PhraseMatch, other: PhraseMatch): number =>
  other.end - other.start - (one.end - one.start) ||
  Number(other.isExact) - Number(one.isExact) ||
  ORDER.indexOf(one.means.is) - ORDER.indexOf(other.means.is)

function matchesInWords({ words }: TextWords, thesaurus: Thesaurus): PhraseMatch[] {
  const { byStart, compiled, language, others } = thesaurus
  const endings = [...(VERB_ENDINGS[language] ?? []), ...compiled.lexicon.endings]
  // "Dans" is a word of its own, and no form of "danse".
  const isSame = (typed: string, word: ThesaurusWord): boolean =>
    isSameWord(typed, word, compiled.texts.has(typed) || others.has(typed) ? [] : endings)
  return words.flatMap(({ text, start }, at) =>
    (byStart.get(phraseKey(text)) ?? []).flatMap((phrase): PhraseMatch[] => {
      const end = endOfPhrase(words, at, { phrase, isSame })
      return end === null
        ? []
        : [
            {
              start,
              end: words[end]!.end,
              means: phrase.means,
              isExact: phrase.words.every(
                ({ text: own, isStem }, index) => isStem || words[at + index]?.text === own,
              ),
            },
          ]
    }),
  )
}

interface PhraseSearch {
  phrase: ThesaurusPhrase
  isSame: (typed: string, word: ThesaurusWord) => boolean
}

const GAP = new Set(
  'it the a my is of to this that i me es das die der den ich mir mich so el la los las lo me mi un una le les des un une mon ma mes je que'.split(
    ' ',
  ),
)

/** The place of the phrase's last word. One small word may stand in between: "makes my pain worse". */
function endOfPhrase(
  words: readonly QuestionWord[],
  at: number,
  { phrase, isSame }: PhraseSearch,
): number | null {
  let place = at
  for (const [index, word] of phrase.words.entries()) {
    const typed = words[place]
    if (typed === undefined) return null
    if (!isSame(typed.text, word)) {
      const next = words[place + 1]
      if (index === 0 || !GAP.has(typed.text) || next === undefined || !isSame(next.text, word)) return null
      place += 1
    }
    place += 1
  }
  return place - 1
}

function isSameWord(typed: string, { text, isStem }: ThesaurusWord, endings: readonly string[]): boolean {
  if (typed === text) return true
  if (isStem) return typed.startsWith(text) && typed.length - text.length <= MOST_ENDING
  // "Walked" may be "walk", but "scar" is not "scared".
  if (text.length < LEAST_STEM || typed.length < text.length - 1) return false
  return withoutEnding(typed, endings) === withoutEnding(text, endings)
}

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Words of time whose second sign also begins names of places. */
const BOUND = new Set([
  '以后',
  '之后',
  '然后',
  '今后',
  '最后',
  '以前',
  '之前',
  '目前',
  '以上',
  '以下',
  '之上',
  '之下',
])

/** Spaces say little in Hangul and nothing in Han. A Korean word starts where a typed word starts. */
function matchesInSigns({ text, words }: TextWords, thesaurus: Thesaurus): PhraseMatch[] {
  const places = text.split('').flatMap((sign, at) => (sign === ' ' ? [] : [at]))
  const squeezed = places.map((at) => text[at]).join('')
  const starts = new Set(words.map(({ start }) => start))
  const isKorean = thesaurus.language === 'ko'
  return places.flatMap((place, at): PhraseMatch[] => {
    if (isKorean && !starts.has(place)) return []
    // The second sign of a word begins none: 后脖子 is not in 以后脖子. [ASST-202]
    if (BOUND.has(squeezed.slice(Math.max(at - 1, 0), at + 1))) return []
    return (thesaurus.byStart.get(squeezed.slice(at, at + 2)) ?? [])
      .concat(thesaurus.byStart.get(squeezed.slice(at, at + 1)) ?? [])
      .flatMap(({ joined, means }): PhraseMatch[] => {
        if (!isShortScript(joined) || !squeezed.startsWith(joined, at)) return []
        const end = places[at + joined.length - 1]! + 1
        if (isKorean && joined.length === 1 && !isParticle(text, end, thesaurus)) return []
        return [{ start: place, end, means, isExact: true }]
      })
  })
}

/** One Korean syllable is a word only if nothing or a particle follows: 목 is no 목요일. */
function isParticle(text: string, end: number, { compiled }: Thesaurus): boolean {
  const rest = text.slice(end).split(' ')[0]!
  return rest === '' || compiled.lexicon.particles.split('|').includes(rest)
}
