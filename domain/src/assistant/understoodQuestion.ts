import type { ColumnList } from '../filters/columns/columns.ts'
import type { DateRange } from '../filters/filter.ts'
import type { AppTopicId, TopicId } from './understand/topicIds.ts'

/** The questions that the strict reader understands: every word of them is known. [ASST-21] */
export const STRICT_INTENTS = [
  'avg-pain',
  'avg-score',
  'worst',
  'best',
  'hard-days',
  'count',
  'trend',
  'compare',
  'more-with',
  'less-with',
  'link-of',
  'most',
  'how-often',
  'last-time',
  'last-dose',
  'doses',
  'did-help',
  'what-helped',
  'pattern',
  'on-day',
  'my-medicines',
  'my-conditions',
  'visit',
  'explain',
  'guide',
  'can-do',
  'kind',
] as const
export type StrictIntent = (typeof STRICT_INTENTS)[number]

/** The questions that only the thesaurus can read. [ASST-41] */
const LOOSE_INTENTS = [
  /** Why some days are worse: what was recorded more or less often than before. Never a cause. */
  'what-differs',
  /** About a topic that this diary has no item for. */
  'not-recorded',
  /** How the app is used. */
  'app',
  /** What the previous answer was counted from. */
  'basis',
  'time-of-day',
  'weekday',
  /** Two things, together or one against the other. */
  'link-two',
  /** The pain in two places. */
  'avg-two',
  /** Which of two things helps more. */
  'help-two',
  /** The pain on the day after something. */
  'day-after',
  /** Before and after a medicine, a treatment or a day. */
  'since-start',
  /** Since when it is bad. */
  'since-when',
  'days-without',
  'good-days',
  /** Days over or under a number. */
  'level-days',
  /** When the pain last reached a number. */
  'last-level',
  /** The longest run of bad or good days. */
  'spell',
  /** Which month was worst or best. */
  'months',
  /** How fast a medicine works, and how long. */
  'how-fast',
  /** Something to record, told to the assistant. */
  'note',
  'visit-questions',
  /** How to put pain into words. */
  'describe',
  /** Greeting, thanks and the like. */
  'talk',
  /** About the previous answer: its day, and its finding in short. */
  'that-day',
  'simpler',
  /** Day scores and pain. */
  'mood-link',
  'summary',
  /** Why it goes up and down. */
  'pain-range',
  /** Which number to tell the doctor. */
  'my-number',
  /** Whether hard days become more. */
  'hard-days-trend',
  /** The day before the hardest one. */
  'day-before',
  'good-against-bad',
  'diary-start',
  /** An assessment, an application, a form. */
  'paperwork',
  'all-tried',
  'helped-when-bad',
  'works-less',
  /** Whether something else than pain becomes more or less. */
  'thing-trend',
  /** Which week was worst or best. */
  'weeks',
  /** Whether to see a doctor. */
  'when-doctor',
  /** Whether the diary is worth it. */
  'diary-doubt',
] as const

/** Everything that can be asked. */
export const INTENTS = [...STRICT_INTENTS, ...LOOSE_INTENTS] as const
export type Intent = (typeof INTENTS)[number]

/** Their answers are texts, and have no days of their own. */
export const TEXT_INTENTS: readonly Intent[] = [
  'guide',
  'app',
  'kind',
  'talk',
  'can-do',
  'explain',
  'note',
  'visit',
]

/** Their answers list what helped or was tried. */
export const HELP_LIST_INTENTS: readonly Intent[] = ['what-helped', 'all-tried', 'helped-when-bad', 'most']

/** What a number measures. `days`: days with an entry, `length`: how long pain lasts. */
export const QUESTION_MEASURES = [
  'pain',
  'score',
  'length',
  'pattern',
  'records',
  'reflections',
  'days',
] as const
export type QuestionMeasure = (typeof QUESTION_MEASURES)[number]

/** What a person says they feel. `now`: it hurts at this moment; `hope`: whether it will ever be better. */
export const FEELINGS = [
  'sad',
  'angry',
  'afraid',
  'alone',
  'worn-out',
  'guilty',
  'glad',
  'now',
  'hope',
  'loss',
] as const
export type Feeling = (typeof FEELINGS)[number]

export const SMALL_TALK = ['hello', 'thanks', 'bye', 'who-are-you', 'insult'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

/** Pain of a number or more, or of a number or less. */
export interface PainLevel {
  compare: 'over' | 'under'
  value: number
}

/**
 * How a question wants its number, beside what it is about. `by-score`: the score of the day stands for the mood.
 * `no-score`: a score was asked for that no record has. `since-unknown`: since something whose day nobody knows.
 * `now`: the run that goes on, rather than the longest. `in-a-row`: days one after the other. `per-week`, `per-day`: how
 * many that are. `missed`: days without an entry. `runs`: how long hard times last. `by-day`: each day by itself,
 * `by-week`: each week. `week-run`: seven days one after the other. `from-start`: since the diary began. `part-of-day`: of one
 * morning or evening. `compare-both`: the pain and the second thing, in two times.
 * `apart`: the days with a thing and those without it. `eves`: the days before hard ones. `fewer-good`: good days now and
 * before. `noted`: what was noted on the days. `side-effects`: symptoms on days with a medicine. `state`: a thing that is
 * no pain. `tell-doctor`: whether to tell it. `changed`: what else differed. `hard-apart`: hard days and the others.
 * `from-event`: since something that the question dates. `next-day`: the day after that of the answer, `next-of-two`: the day
 * after each of two things. `shares`: a symptom on the days with something else, `shares-after`: on the days after it.
 * `weekdays`: with the days of the week, if the thing was never recorded. `doses-per-week`: how many of a
 * medicine.
 */
export const QUESTION_WAYS = [
  'by-score',
  'no-score',
  'since-unknown',
  'now',
  'in-a-row',
  'per-week',
  'per-day',
  'missed',
  'runs',
  'by-day',
  'apart',
  'eves',
  'fewer-good',
  'noted',
  'side-effects',
  'state',
  'tell-doctor',
  'changed',
  'by-week',
  'week-run',
  'from-start',
  'part-of-day',
  'compare-both',
  'hard-apart',
  'from-event',
  'next-day',
  'next-of-two',
  'shares',
  'shares-after',
  'weekdays',
  'doses-per-week',
] as const
export type QuestionWay = (typeof QUESTION_WAYS)[number]

/** The views of results that can be explained. */
export const CHARTS = ['insights', 'charts', 'timeline', 'compare', 'calendar', 'body'] as const
export type Chart = (typeof CHARTS)[number]

export type ThingList = ColumnList

/** Something that the person records: a list item or a medication. */
export interface RecordedThing {
  list: ThingList
  /** Present ids. Several if one name stands for several items, such as ibuprofen in two strengths. */
  ids: readonly string[]
}

/**
 * An understood question, whatever engine understood it. It can be stored as JSON, and contains only what was asked:
 * the answer states how it filled an empty slot.
 */
export interface UnderstoodQuestion {
  intent: Intent
  measure: QuestionMeasure | null
  things: readonly RecordedThing[]
  /** The list, if only a list was named: "which symptom". */
  list: ThingList | null
  /** At most two, exactly two for a comparison; none means the last 30 days, or all time for a first or last time. */
  periods: readonly DateRange[]
  time: 'morning' | 'evening' | null
  effect: 'helped' | 'not' | 'worse' | null
  rank: 'most' | 'least' | 'first' | 'last' | null
  chart: Chart | null
  /** The typed text, for questions to the guide. */
  words: string | null
  /** The topic of the thesaurus. Its items in this diary are the `things`, of one list or several. */
  topic: TopicId | null
  /** The typed words that name the topic, for an answer that names a topic without an item. */
  topicWords: string | null
  /** Read by the thesaurus: the answer begins by saying how the question was read. [ASST-41] */
  isLoose: boolean
  app: AppTopicId | null
  /** Counts only entries with this location: "and for my head?". */
  place: RecordedThing | null
  /** The passages of the guide that answer it, the likeliest first: `article/passage`. */
  passages: readonly string[]
  /** The second thing of a question about two. */
  second: readonly RecordedThing[]
  level: PainLevel | null
  feeling: Feeling | null
  talk: SmallTalk | null
  /** For `basis`: the intent of the previous question; the other slots are those of that question. */
  basisOf: Intent | null
  /** Typed words that the answer does not count by: it says so. [ASST-98] */
  leftOut: readonly string[]
  /** For each of `leftOut`, the things of this diary that stand for it, or null for a time of day. Missing in older chats. [ASST-160] */
  leftThings?: readonly (readonly RecordedThing[] | null)[]
  /** The typed medicine that this diary only has together with others; missing in older chats. [ASST-103] */
  part?: { words: string; within: RecordedThing }
  /** One of the things that the previous answer listed, from 1; -1 is the last. Missing in older chats. [ASST-112] */
  nth?: number | null
  /** Missing in older chats. [ASST-143] */
  ways?: readonly QuestionWay[]
  /** What the person wants left out of the answer before; without things, the diary does not have it. [ASST-182] */
  except?: { words: string; things: readonly RecordedThing[] }
}

export const NOTHING_ASKED: Omit<UnderstoodQuestion, 'intent'> = {
  measure: null,
  things: [],
  list: null,
  periods: [],
  time: null,
  effect: null,
  rank: null,
  chart: null,
  words: null,
  topic: null,
  topicWords: null,
  isLoose: false,
  app: null,
  place: null,
  passages: [],
  second: [],
  level: null,
  feeling: null,
  talk: null,
  basisOf: null,
  leftOut: [],
}
