import { isRealItem } from '../../results/statistics/itemRows.ts'
import { localDay, type DayNumber } from '../../time/dayNumber.ts'
import { isFigure, type AnswerContent, type AnswerSentence } from '../answerContent.ts'
import {
  NOTHING_ASKED,
  type Intent,
  type RecordedThing,
  type UnderstoodQuestion,
} from '../understoodQuestion.ts'
import { answerBasis, answerWhichDays } from './answerBasis.ts'
import { answerCountedDays } from './days/answerCountedDays.ts'
import { selectPeriod, type AnswerDiary } from './answerDiary.ts'
import { namesValue } from './figuresWithBasis.ts'
import { answerDidHelp } from './helped/answerHelped.ts'
import { type AnswerKey } from './answerKeys.ts'
import { isFinding } from './findings.ts'
import { answerLink } from './links/answerLinks.ts'
import { answerHowOften } from './answerOften.ts'
import { answerAllTried } from './helped/answerTried.ts'
import { answerUseCount, usesIn, wantedOf } from './helped/medicines.ts'
import { declineAnswer, makeAnswer, makeSentence } from './makeAnswer.ts'
import { columnItemName } from './things.ts'
import { answerOnDay } from './days/times.ts'

/** The day that an answer is about: the one that it names, and not the first or last of its period. [ASST-83] */
export function dayOfAnswer({ sentences }: AnswerContent): DayNumber | null {
  const days = sentences.flatMap(({ values }) => {
    const { day } = values
    return day !== undefined && isFigure(day) && day.as === 'day' ? [day.value] : []
  })
  return days[0] ?? null
}

/** The question what was recorded on the day of an answer; null if it is about no day. */
export function askAboutDay(
  asked: UnderstoodQuestion,
  previous: AnswerContent,
  today: DayNumber = Number.POSITIVE_INFINITY,
): UnderstoodQuestion | null {
  const day = dayOfAnswer(previous)
  if (day === null) return null
  // "And the day after", of which nothing is known before it has come. [ASST-267]
  const isNext = asked.ways?.includes('next-day') === true && day < today
  const on = localDay(isNext ? day + 1 : day)
  return {
    ...asked,
    intent: 'on-day',
    things: [],
    place: null,
    periods: [{ is: 'custom', from: on, to: on }],
  }
}

const MOST_SHORT = 2

/** Only what was found, with its days, without the rest. [ASST-83] */
export function shortenAnswer(previous: AnswerContent | null): AnswerContent {
  if (previous === null) return declineAnswer('nothing', makeSentence('basisNothing'))
  const at = previous.sentences.findIndex(({ key }) => isFinding(key))
  const found = previous.sentences.slice(Math.max(0, at), Math.max(0, at) + MOST_SHORT)
  const { picture: _picture, opening: _opening, ...rest } = previous
  return {
    ...rest,
    opening: [makeSentence('inShort')],
    sentences: found,
  }
}

const ROW_KEYS: readonly AnswerKey[] = [
  'helpedRow',
  'notHelpedRow',
  'worseRow',
  'triedRow',
  'worksRow',
  'linkRowMore',
  'linkRowLess',
  'mostRow',
  'differsMore',
  'differsLess',
  'differsThing',
]

/** The thing of this diary that a row of a list names. */
function thingOfRow({ values }: AnswerSentence, diary: AnswerDiary): RecordedThing | null {
  const { name } = values
  if (name === undefined || !('names' in name)) return null
  const { items } = diary.columns.entries
  const found = items.flatMap((item, at) =>
    isRealItem(item) && name.names.includes(columnItemName(diary, at)) ? [item] : [],
  )
  const [first] = found
  if (first === undefined) return null
  const same = found.filter(({ list }) => list === first.list)
  return { list: first.list, ids: [...new Set(same.map(({ id }) => id))] }
}

const isTried = ({ list }: RecordedThing): boolean => list === 'medication' || list === 'alleviating_factor'

/** One row of a list: what else the diary has about it in those days. The last row, if there are fewer. [ASST-112] */
function answerRow(
  { nth, basisOf }: UnderstoodQuestion,
  diary: AnswerDiary,
  previous: AnswerContent,
): AnswerContent | null {
  const rows = previous.sentences.filter(({ key }) => ROW_KEYS.includes(key))
  const row = rows.at(nth === LAST ? LAST : Math.min(nth ?? 1, rows.length) - 1)
  if (row === undefined) return null
  const thing = thingOfRow(row, diary)
  const told = thing === null ? null : answerAbout(thing, basisOf, { row, diary })
  return told?.declined === null ? told : { ...makeAnswer([row]), screen: previous.screen }
}

const LAST = -1

function answerAbout(
  thing: RecordedThing,
  basisOf: Intent | null,
  { row, diary }: { row: AnswerSentence; diary: AnswerDiary },
): AnswerContent {
  const [range] = Object.values(row.values).flatMap((value) => (isFigure(value) ? [value.basis.range] : []))
  const periods = range === undefined ? [] : [range]
  const about: UnderstoodQuestion = { ...NOTHING_ASKED, intent: 'link-of', things: [thing], periods }
  if (basisOf === 'most') return answerHowOften(about, diary)
  return isTried(thing) ? answerDidHelp(about, diary) : answerLink(about, diary)
}

/** A question about the previous answer; `previous` is null if that was no answer from the diary. */
export function answerAboutAnswer(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  { asked: answered, content: previous }: { asked: UnderstoodQuestion; content: AnswerContent | null },
): AnswerContent {
  if (asked.intent === 'simpler') return shortenAnswer(previous)
  const onDay =
    asked.intent === 'that-day' && previous !== null ? askAboutDay(asked, previous, diary.today) : null
  if (onDay !== null)
    return asked.list === 'medication'
      ? answerTakenOn(onDay, diary)
      : asked.effect === 'helped'
        ? answerTriedOn(onDay, diary)
        : answerOnDay(onDay, diary)
  const isOfRow = (asked.nth ?? null) !== null
  const row = isOfRow && previous !== null ? answerRow(asked, diary, previous) : null
  if (row !== null) return row
  if (asked.rank !== 'least') return withDoubt(answerBasis(previous), asked)
  return answerCountedDays(answered, diary) ?? answerWhichDays(previous, diary)
}

/** "Are you sure? I'd swear it was after the wedding": what the diary does not say is named. [ASST-183] */
const withDoubt = (content: AnswerContent, { except }: UnderstoodQuestion): AnswerContent =>
  except === undefined
    ? content
    : { ...content, opening: [makeSentence('notInEntries', { words: namesValue(except.words) })] }

/** "What did I take that day": the logged doses, or that there are none, and what was recorded on it. [ASST-252] */
function answerTakenOn(onDay: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const uses = usesIn(diary, selectPeriod(diary, { is: 'alltime' }).span, wantedOf(diary, undefined))
  const ids = [...new Set(uses.map(({ item }) => diary.columns.entries.items[item]!.id))]
  const about = { ...onDay, intent: 'doses', list: 'medication', effect: null } as const
  const any = answerUseCount({ ...about, things: [] }, diary)
  // "None that day", and not "none ever".
  const isNone = any.sentences.every(({ key }) => key === 'noDose') && ids.length > 0
  const doses = isNone ? answerUseCount({ ...about, things: [{ list: 'medication', ids }] }, diary) : any
  const { sentences, screen } = answerOnDay(onDay, diary)
  return { ...makeAnswer([...doses.sentences, ...sentences]), screen }
}

/** What was tried on a day, with its marks; without any, what was recorded on it. [ASST-111] */
function answerTriedOn(onDay: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const tried = answerAllTried(onDay, diary)
  const { sentences, screen } = answerOnDay(onDay, diary)
  return tried.declined === null
    ? { ...tried, sentences: tried.sentences.filter(({ key }) => OF_DAY.includes(key)) }
    : { ...tried, declined: null, screen, sentences: [...sentences, ...tried.sentences.slice(0, 1)] }
}
/** Not the medicines of the profile. */
const OF_DAY: readonly AnswerKey[] = ['triedTitle', 'triedRow']
