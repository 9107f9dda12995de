import type { LocalDay } from '../../../time/localDay.ts'
import type { Weekday } from '../../../schedule/frequency.ts'
import { foldQuestion } from '../foldQuestion.ts'
import type { KnownThing } from '../knownThing.ts'
import { thingBook, type ThingBook } from '../thingBook.ts'
import type { Decline, PreviousExchange, UnderstandingResult } from '../understandingResult.ts'
import { looseFeatures } from './looseFeatures.ts'
import { readWithThesaurus, type LooseReading } from './looseReading.ts'
import { fitsLooseRow, LOOSE_DECLINES } from './looseRows.ts'
import { readLoosely, type LooseResult } from './readLoosely.ts'
import { correctSpelling } from './spelling.ts'
import type { Thesaurus } from './thesaurus.ts'
import { thingsByTopic } from './topicThings.ts'

interface ThesaurusContext {
  things: readonly KnownThing[]
  today: LocalDay
  weekStart: Weekday
  before: PreviousExchange | null
  thesauri?: readonly Thesaurus[]
}

interface StrictReader<Context> {
  understandStrictly: (question: string, asking: Context) => UnderstandingResult
}

/** What the strict reader declines for a reason that everyday words cannot change. */
const FINAL: readonly Decline[] = ['dose', 'stop-or-change', 'notes', 'too-long']
/** Even then, the way to a screen of the app or to the article about labels may be told: neither has a number. */
const HARMLESS = ['app', 'guide']

/** Reads what the strict reader did not understand by the everyday words of the thesaurus. [ASST-41] */
export function readWithThesauri<Context extends ThesaurusContext>(
  question: string,
  strict: UnderstandingResult,
  asking: Context & StrictReader<Context>,
): UnderstandingResult {
  const { thesauri = [], things } = asking
  if (thesauri.length === 0 || (strict.is === 'choose' && strict.why === 'several')) return strict
  if (strict.is === 'decline' && strict.why === 'too-long') return strict
  const book = thingBook(things)
  const { reading, corrected } = bestReading(question, { asking, book })
  const byTopic = thingsByTopic(things, reading.thesaurus)
  if (strict.is === 'asked') {
    const why = findLooseDecline(reading, byTopic)
    return why === null ? strict : declineFor(why)
  }
  const again = corrected === null ? null : asking.understandStrictly(corrected, asking)
  if (again?.is === 'asked') return { is: 'asked', asked: { ...again.asked, isLoose: true } }
  const { today, weekStart } = asking
  const loose = readLoosely(reading, {
    byTopic,
    calendar: { today, weekStart },
    before: asking.before?.asked ?? null,
  })
  return loose === null || !mayReplace(strict, loose) ? strict : asResult(loose)
}

const mayReplace = (strict: UnderstandingResult, loose: LooseResult): boolean =>
  strict.is !== 'decline' ||
  !FINAL.includes(strict.why) ||
  (loose.is === 'asked' && HARMLESS.includes(loose.asked.intent))

const asResult = (loose: LooseResult): UnderstandingResult =>
  loose.is === 'asked' ? loose : declineFor(loose.why)

const declineFor = (why: Decline): UnderstandingResult => ({ is: 'decline', why, about: null, instead: null })

/** Words that ask for a dose or to stop a medicine count beside a question that could be answered. [ASST-42] */
function findLooseDecline(reading: LooseReading, byTopic: ReturnType<typeof thingsByTopic>): Decline | null {
  const features = looseFeatures(reading, { of: (topic) => byTopic.get(topic) ?? [] })
  const row = LOOSE_DECLINES.slice(0, 2).find((one) => fitsLooseRow(one, features))
  return row !== undefined && 'decline' in row.then ? row.then.decline : null
}

interface Sources {
  asking: ThesaurusContext
  book: ThingBook
}

interface BestReading {
  reading: LooseReading
  corrected: string | null
}

/** The language that leaves the fewest words unread; the user's, if two leave equally many. [ASST-22] */
function bestReading(question: string, { asking, book }: Sources): BestReading {
  const folded = foldQuestion(question)
  const { today, weekStart } = asking
  const [own, ...others] = asking.thesauri!
  const fitting = others.filter(({ compiled }) => compiled.lexicon.letters.test(folded.text))
  return [own!, ...fitting]
    .map((thesaurus): BestReading => {
      const corrected = correctSpelling(folded, thesaurus, book.names)
      const sources = { thesaurus, book, calendar: { today, weekStart } }
      return { corrected, reading: readWithThesaurus(corrected ?? question, sources) }
    })
    .reduce((best, one) => (one.reading.unreadCount < best.reading.unreadCount ? one : best))
}
