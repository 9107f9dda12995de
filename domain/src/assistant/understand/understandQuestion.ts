import type { Weekday } from '../../schedule/frequency.ts'
import type { Language } from '../../settings/language.ts'
import type { LocalDay } from '../../time/localDay.ts'
import { NOTHING_ASKED, type UnderstoodQuestion } from '../understoodQuestion.ts'
import { readFollowUp } from './readFollowUp.ts'
import { foldQuestion, foldWords } from './foldQuestion.ts'
import type { KnownThing } from './knownThing.ts'
import { LEXICONS } from './lexicons/all.ts'
import type { NameBook } from './readTokens.ts'
import { didYouMean } from './didYouMean.ts'
import { findQuotedNames } from './quotes.ts'
import { countUnreadCharacters, readSentence, type ReadSentence } from './readSentence.ts'
import { beforeOpener, splitSentences } from './sentences.ts'
import { thingBook, type ThingBook } from './thingBook.ts'
import {
  withoutAsides,
  withoutByNotes,
  withoutNotUnderstood,
  withoutSessions,
  withoutTimesAWeek,
} from './loose/mend/subjectWords.ts'
import { inPlainPlaces } from './loose/mend/plainPlaces.ts'
import { asMeant } from './loose/mend/meantWords.ts'
import { inPlainWords } from './loose/sayings/inPlainWords.ts'
import { withPlainDays } from './loose/days/plainDays.ts'
import { withSpokenDays } from './loose/days/spokenDays.ts'
import { readWithThesauri } from './loose/readWithThesauri.ts'
import { keepDays } from './loose/followUp/keepDays.ts'
import { standsAlone } from './loose/followUp/standsAlone.ts'
import type { Thesaurus } from './loose/thesaurus/thesaurus.ts'
import { understandSentence, type SentenceOutcome } from './understandSentence.ts'
import type { PreviousExchange, QuestionChoice, UnderstandingResult } from './understandingResult.ts'

export interface QuestionContext {
  things: readonly KnownThing[]
  /** In the user's time zone. [ASST-30] */
  today: LocalDay
  weekStart: Weekday
  /** The user's language: it decides if words are the same in two languages. */
  language: Language
  before: PreviousExchange | null
  /** The everyday words of some languages, that of the user first; without them, only known words are read. */
  thesauri?: readonly Thesaurus[]
}

const LONGEST = 1_000

/** What is typed and says nothing is taken out, and sayings are put in plain words, before anything is read. */
const PLAIN_STEPS: readonly ((question: string) => string)[] = [
  asMeant,
  inPlainWords,
  inPlainPlaces,
  withoutByNotes,
  withoutTimesAWeek,
  withoutSessions,
  withoutAsides,
  withoutNotUnderstood,
]

/**
 * Understands a question in any of the seven languages: first word by word, then by the everyday words of the
 * thesaurus. It says what it does not understand. [ASST-19, ASST-22, ASST-41]
 */
export function understandQuestion(question: string, asking: QuestionContext): UnderstandingResult {
  const plain = PLAIN_STEPS.reduce((text, step) => step(text), question)
  const asked = withPlainDays(plain, asking)
  const alone = standsAlone(asked, asking) ? understandAsked(asked, { ...asking, before: null }) : null
  return alone?.is === 'asked' ? alone : understandAsked(asked, asking)
}

function understandAsked(asked: string, asking: QuestionContext): UnderstandingResult {
  const strict = understandStrictly(asked, asking)
  const read = readWithThesauri(asked, strict, { ...asking, understandStrictly })
  return withSpokenDays(keepDays(read, asked, asking), asked, asking)
}

function understandStrictly(question: string, asking: QuestionContext): UnderstandingResult {
  const pressed = asking.before?.offered.find(({ label }) => foldWords(label) === foldWords(question))
  if (pressed !== undefined) return { is: 'asked', asked: pressed.asked }
  if (question.length > LONGEST) return decline('too-long')
  const sentences = splitSentences(question)
  if (sentences.length === 0) return decline('not-understood')
  const book = thingBook(asking.things)
  const plain = settle(sentences, { ...asking, names: book.plain, book })
  if (plain.is !== 'decline' || isFinal(plain)) return plain
  const typed = foldWords(question)
  if (!book.shyStarts.some((start) => typed.includes(start))) return plain
  // A person's item called "average" is meant only if the words make no other sense.
  const again = settle(sentences, { ...asking, names: book.whole, book })
  return again.is === 'asked' ? again : plain
}

const FINAL = ['dose', 'stop-or-change', 'diagnosis', 'prediction', 'cause', 'other-person', 'notes']
const isFinal = ({ why }: { why: string }): boolean => FINAL.includes(why)

const CAUSE_INSTEAD: UnderstoodQuestion = { ...NOTHING_ASKED, intent: 'more-with' }

const decline = (
  why: (UnderstandingResult & { is: 'decline' })['why'],
  about: string | null = null,
): UnderstandingResult => ({
  is: 'decline',
  why,
  about,
  instead: why === 'cause' ? CAUSE_INSTEAD : null,
})

interface Reader extends QuestionContext {
  names: NameBook
  book: ThingBook
}

/** Combines the sentences: one that must not be answered stops all; otherwise the one that asks is answered. */
function settle(sentences: readonly string[], reader: Reader): UnderstandingResult {
  const outcomes = sentences.map((sentence) => understandOne(sentence, reader))
  const first = outcomes.find((outcome) => outcome.is === 'decline' && outcome.isFirst)
  if (first?.is === 'decline') return decline(first.why, first.about)
  const asked = outcomes.flatMap((outcome, at) =>
    outcome.is === 'asked' ? [{ at, choices: outcome.choices }] : [],
  )
  const real = asked.filter(({ choices }) => !choices.every(({ asked: { intent } }) => isTalk(intent)))
  const chosen = real.length > 0 ? real : asked.slice(0, 1)
  if (chosen.length > 1)
    return several(chosen.map(({ at, choices }) => inSentence(choices[0]!, sentences[at]!)))
  if (chosen.length === 1) return several(chosen[0]!.choices)
  const [said] = outcomes.filter((outcome) => outcome.is === 'decline')
  const near = sentences.length === 1 ? nearTo(sentences[0]!, outcomes[0]!, reader) : []
  if (near.length > 0) return { is: 'choose', why: 'did-you-mean', choices: near }
  return decline(said?.why ?? 'not-understood', said?.about ?? null)
}

const nearTo = (sentence: string, outcome: SentenceOutcome, reader: Reader): readonly QuestionChoice[] =>
  didYouMean(sentence, outcome, {
    names: reader.book.names,
    understandOne: (typed) => understandOne(typed, reader),
  })

const isTalk = (intent: UnderstoodQuestion['intent']): boolean => intent === 'kind' || intent === 'can-do'

const inSentence = ({ asked }: QuestionChoice, sentence: string): QuestionChoice => ({
  about: { is: 'sentence', text: sentence.trim() },
  asked,
})

function several(choices: readonly QuestionChoice[]): UnderstandingResult {
  const unlike = new Map(choices.map((choice) => [JSON.stringify(choice.asked), choice]))
  const [only, ...more] = [...unlike.values()]
  if (only !== undefined && more.length === 0) return { is: 'asked', asked: only.asked }
  return { is: 'choose', why: 'several', choices: [...unlike.values()] }
}

function understandOne(sentence: string, reader: Reader): SentenceOutcome {
  const read = bestReading(sentence, reader)
  return readFollowUp(read, reader.before?.asked ?? null, reader) ?? understandSentence(read, reader)
}

/** Reads in the language that leaves the fewest letters unread; the user's, if two leave equally many. [ASST-22] */
function bestReading(sentence: string, { names, book, language, today, weekStart }: Reader): ReadSentence {
  const whole = foldQuestion(sentence)
  const own = LEXICONS.filter((compiled) => compiled.lexicon.language === language)
  const others = LEXICONS.filter(
    ({ lexicon }) => lexicon.language !== language && lexicon.letters.test(whole.text),
  )
  const reads = [...own, ...others].map((compiled) => {
    const folded = beforeOpener(whole, compiled)
    const quoted = findQuotedNames(folded, book.names)
    return readSentence(folded, { compiled, names, quoted, calendar: { today, weekStart } })
  })
  return reads.reduce((best, read) => (weightOf(read, whole.text) < weightOf(best, whole.text) ? read : best))
}

/** Text cut off by an opener was not read either, but weighs less than unread text of the question itself. */
const weightOf = (read: ReadSentence, whole: string): number =>
  countUnreadCharacters(read) + (whole.length - read.folded.text.length) / 2
