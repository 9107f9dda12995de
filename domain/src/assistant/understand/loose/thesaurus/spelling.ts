import { typedBetween, type FoldedText } from '../../foldQuestion.ts'
import type { NamedThing } from '../../names.ts'
import { differsByOneTypo } from '../../oneTypo.ts'
import { isShortScript } from '../../scripts.ts'
import { hashMark } from '../../example/labelModel.ts'
import { isLikelySlip } from './likelySlip.ts'
import { splitQuestion, type QuestionWord } from './questionWords.ts'
import type { PhraseMeaning, Thesaurus } from './thesaurus.ts'

/** Shorter words are too often another word. */
const ONE_TYPO = 5
const TWO_TYPOS = 9
const LEAST_FORM = 4
const LEAST_OF_MEDICINE = 7
/** Of a long name, any letter may be wrong. */
const LEAST_LONG_NAME = 8

interface KnownWord {
  text: string
  isStem: boolean
  /** Null for words of the lexicon. */
  meanings: ReadonlySet<string>
}

/** Whether a word may be read into a question: never one that asks for a dose or to stop a medicine. [ASST-43] */
const NEVER: ReadonlySet<string> = new Set(['dosing', 'stop-change', 'diagnosis', 'other-person'])

const made = new WeakMap<Thesaurus, readonly KnownWord[]>()

/** The words that a misspelt word may mean; those of asking for a dose are known, but never read into a question. */
function knownWords(thesaurus: Thesaurus): readonly KnownWord[] {
  const known = made.get(thesaurus) ?? collectWords(thesaurus)
  made.set(thesaurus, known)
  return known
}

function collectWords({ phrases, compiled }: Thesaurus): readonly KnownWord[] {
  const byText = new Map<string, { isStem: boolean; meanings: Set<string> }>()
  const add = (text: string, isStem: boolean, meaning: string): void => {
    const word = byText.get(text) ?? { isStem: false, meanings: new Set<string>() }
    word.meanings.add(meaning)
    byText.set(text, { ...word, isStem: word.isStem || isStem })
  }
  for (const { words, means } of phrases)
    for (const { text, isStem } of words) add(text, isStem, nameOf(means))
  for (const text of compiled.texts) for (const word of text.split(' ')) add(word, false, 'lexicon')
  return [...byText].map(([text, { isStem, meanings }]) => ({ text, isStem, meanings }))
}

function nameOf(means: PhraseMeaning): string {
  switch (means.is) {
    case 'topic':
      return means.topic
    case 'ask':
      return means.ask
    case 'app':
      return means.app
    case 'period':
      return means.period
    default:
      return means.is
  }
}

/** The question with its misspelt words corrected; null if there is nothing to correct. [ASST-43] */
export function correctSpelling(
  folded: FoldedText,
  thesaurus: Thesaurus,
  names: readonly NamedThing[],
): string | null {
  if (isShortScript(folded.text)) return correctSigns(folded, thesaurus)
  const known = knownWords(thesaurus)
  const ofNames = names.flatMap(({ words }) => words)
  const wholeNames = names.flatMap(({ words: all }) => (all.length === 1 ? all : []))
  const words = splitQuestion(folded, thesaurus.language)
  const corrections = words.flatMap((word) => {
    const meant =
      thesaurus.spellings.get(word.text) ?? correctWord(word.text, known, { ofNames, wholeNames, thesaurus })
    return meant === null ? [] : [{ word, meant }]
  })
  const corrected = corrections.length === 0 ? null : withCorrections(folded, corrections)
  return correctPhrases(corrected ?? folded.typed, thesaurus) ?? corrected
}

/** Turns of phrase that the lexicon cannot read word by word, such as the Russian "since". */
function correctPhrases(typed: string, { spellings }: Thesaurus): string | null {
  const phrases = [...spellings].filter(([wrong]) => wrong.includes(' '))
  // The keys are folded; of Russian letters, only these have another form then.
  const lower = ` ${typed.toLowerCase().replaceAll('й', 'и').replaceAll('ё', 'е')} `
  const corrected = phrases.reduce((text, [wrong, meant]) => text.replace(` ${wrong}`, ` ${meant}`), lower)
  return corrected === lower ? null : corrected.trim()
}

/** In Hangul and Han only common misspellings are known: one sign more or less is another word. */
function correctSigns({ typed }: FoldedText, { spellings }: Thesaurus): string | null {
  const corrected = [...spellings].reduce((text, [wrong, meant]) => text.replaceAll(wrong, meant), typed)
  return corrected === typed ? null : corrected
}

interface OtherWords {
  ofNames: readonly string[]
  /** Names of one word. */
  wholeNames: readonly string[]
  thesaurus: Thesaurus
}

function correctWord(
  typed: string,
  known: readonly KnownWord[],
  { ofNames, wholeNames, thesaurus: { language, others, usedWords } }: OtherWords,
): string | null {
  if (typed.length < ONE_TYPO || /\d/.test(typed) || others.has(typed) || ofNames.includes(typed)) return null
  // A medicine is often misspelt in the same way.
  if (usedWords.has(hashMark(typed))) {
    // "Acetaminofén" is a word, and no slip of one half of a mixture's name. [ASST-247]
    const isKind = known.some(({ text, meanings }) => typed === text && meanings.has('painkillers'))
    return nearLongName(typed, isKind ? wholeNames : ofNames)
  }
  const isKnown = known.some(
    ({ text, isStem }) => typed === text || isForm(typed, text) || (isStem && typed.startsWith(text)),
  )
  if (isKnown) return null
  const texts = new Set(known.map(({ text }) => text))
  // A stem with the rest of another word is a word only if somebody wrote it. [ASST-200]
  const isWord = (word: string): boolean => texts.has(word) || usedWords.has(hashMark(word))
  const near = joinByText(
    known.flatMap((word) => {
      if (!isNear(typed, word)) return []
      const wholes = wholeWords(typed, word).filter(
        (whole) => isWord(whole) && isLikelySlip(typed, whole, language),
      )
      return wholes.map((whole) => ({ ...word, text: whole }))
    }),
  )
  const isLikely = (name: string): boolean =>
    name.length >= LEAST_LONG_NAME || isLikelySlip(typed, name, language)
  const nearNames = [...new Set(ofNames)].filter(
    (name) => isLikely(name) && isNear(typed, { text: name, isStem: false, meanings: new Set() }),
  )
  const ownNames = nearNames.filter((name) => !near.some(({ text }) => text === name))
  const best = closest(typed, [
    ...near,
    ...ownNames.map((text) => ({ text, isStem: false, meanings: new Set([`name ${text}`]) })),
  ])
  if (best === null || [...best.meanings].some((meaning) => NEVER.has(meaning))) return null
  // A short brand is near too many words.
  if (typed.length < LEAST_OF_MEDICINE && best.meanings.has('medicine')) return null
  return best.text
}

/** One word may come from the stems of several. */
function joinByText(words: readonly KnownWord[]): readonly KnownWord[] {
  const byText = new Map<string, KnownWord>()
  for (const word of words) {
    const other = byText.get(word.text)
    byText.set(word.text, other === undefined ? word : joined(other, word))
  }
  return [...byText.values()]
}

const joined = (one: KnownWord, other: KnownWord): KnownWord => ({
  ...one,
  meanings: new Set([...one.meanings, ...other.meanings]),
})

/** The whole words that may be meant by a word or by the stem of one. */
function wholeWords(typed: string, { text, isStem }: KnownWord): readonly string[] {
  if (!isStem || typed.length <= text.length) return [text]
  const rests = [-1, 0, 1].map((more) => text + typed.slice(text.length + more))
  return [...new Set([text, ...rests])].filter((whole) => isWithin(typed, whole))
}

const isWithin = (typed: string, whole: string): boolean =>
  differsByOneTypo(typed, whole) || (typed.length >= TWO_TYPOS && isWithinTwo(typed, whole))

/** The one long name of the diary that is nearly what was typed. */
function nearLongName(typed: string, ofNames: readonly string[]): string | null {
  const near = [...new Set(ofNames)].filter(
    (name) =>
      name.length >= LEAST_LONG_NAME &&
      !name.includes(' ') &&
      isNear(typed, { text: name, isStem: false, meanings: new Set() }),
  )
  return near.length === 1 ? near[0]! : null
}

/** From this length on, the first letter may be wrong, too. */
const LEAST_OTHER_START = 7

const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'a', 'o', 'as', 'os']

/** A form of a known word is no misspelt word. */
const isForm = (typed: string, text: string): boolean =>
  text.length >= LEAST_FORM && typed.startsWith(text) && ENDINGS.includes(typed.slice(text.length))

/** One meaning, or the one that begins with the same letter; otherwise it would be a guess. [ASST-20] */
function closest(typed: string, near: readonly KnownWord[]): KnownWord | null {
  const alike = near.filter(({ text }) => text[0] === typed[0])
  const pool = alike.length > 0 ? alike : near
  const one = pool.filter(({ text }) => differsByOneTypo(typed, text))
  const chosen = one.length > 0 ? one : pool
  const [first, ...more] = chosen.toSorted((a, b) => lengthOff(typed, a) - lengthOff(typed, b))
  if (first === undefined) return null
  if (more.every(({ meanings }) => [...meanings].some((meaning) => first.meanings.has(meaning)))) return first
  const sameLength = chosen.filter(({ text }) => text.length === typed.length && isSwapped(typed, text))
  return sameLength.length === 1 ? sameLength[0]! : null
}

/** A letter is left out more often than added. */
const lengthOff = (typed: string, { text }: KnownWord): number =>
  Math.abs(text.length - typed.length) * 2 - (text.length > typed.length ? 1 : 0)

function isNear(typed: string, { text, isStem }: KnownWord): boolean {
  if (isStem && text.length >= ONE_TYPO && typed.length > text.length) {
    const starts = [-1, 0, 1].map((more) => typed.slice(0, text.length + more))
    if (starts.some((start) => differsByOneTypo(start, text)) && typed.length - text.length <= 6) return true
  }
  const shorter = Math.min(typed.length, text.length)
  if (shorter < ONE_TYPO - 1) return false
  // "Brühe" is no rest ("Ruhe"): in a short word, another first letter is another word, unless two were swapped.
  if (typed[0] !== text[0] && shorter < LEAST_OTHER_START && !isSwapped(typed, text)) return false
  if (Math.max(typed.length, text.length) < ONE_TYPO) return isSwapped(typed, text)
  if (differsByOneTypo(typed, text)) return true
  return (
    typed[0] === text[0] &&
    typed.length >= TWO_TYPOS &&
    text.length >= TWO_TYPOS - 1 &&
    isWithinTwo(typed, text)
  )
}

const isSwapped = (typed: string, text: string): boolean =>
  typed.length === text.length &&
  differsByOneTypo(typed, text) &&
  typed.split('').toSorted().join('') === text.split('').toSorted().join('')

/** Whether at most two letters were added, removed or changed. */
function isWithinTwo(typed: string, text: string): boolean {
  if (Math.abs(typed.length - text.length) > 2) return false
  let row = Array.from({ length: text.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= text.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (typed[i - 1] === text[j - 1] ? 0 : 1)))
    row = next
  }
  return row[text.length]! <= 2
}

interface Correction {
  word: QuestionWord
  meant: string
}

function withCorrections(folded: FoldedText, corrections: readonly Correction[]): string {
  let text = ''
  let at = 0
  for (const { word, meant } of corrections) {
    text += `${typedBetween(folded, at, word.start)} ${meant} `
    at = word.end
  }
  return (text + typedBetween(folded, at, folded.text.length)).trim()
}
