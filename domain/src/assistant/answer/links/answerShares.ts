import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { RecordedThing, ThingList, UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  answerInLongerPeriod,
  isBeyondPlan,
  narrowPeriod,
  selectPeriod,
  tellingRangeFor,
  type AnswerDiary,
} from '../answerDiary.ts'
import { basisForPeriod, countFigure, namesValue, spanFigures } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'
import { indexLoggedItems } from '../recordedShares.ts'
import { criteriaForThings, findThing, type FoundThing } from '../things.ts'
import { answerHowOften } from '../answerOften.ts'
import { answerLink } from './answerLinks.ts'

interface Sides {
  /** What may have come of it. */
  outcome: readonly FoundThing[]
  other: readonly FoundThing[]
}

/**
 * "Do I get dizzy after a bad night": on how many of the days with the second thing the first was recorded, and on how
 * many others. `isAfter`: on the days after it, because a night is recorded in the morning. [ASST-278]
 */
export const answerShares =
  (isAfter: boolean) =>
  (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent => {
    const sides: Sides = {
      outcome: recordedFirst(asked.things, diary),
      other: recordedFirst(asked.second, diary),
    }
    const isKnown = ({ items }: FoundThing): boolean => items.length > 0
    if (!sides.outcome.some(isKnown) || !sides.other.some(isKnown)) return missingOne(asked, diary, sides)
    return answerInLongerPeriod(asked, diary, (one) => {
      const content = withNearWord(sharesIn(one, { diary, sides, isAfter }), asked, sides)
      return { content, isEmpty: content.declined === 'nothing' }
    })
  }

/** What only comes near the typed word says so. [ASST-53] */
const withNearWord = (
  content: AnswerContent,
  { topicWords }: UnderstoodQuestion,
  { other }: Sides,
): AnswerContent =>
  topicWords === null || content.declined !== null
    ? content
    : {
        ...content,
        opening: [makeSentence('readAsNear', { words: namesValue(topicWords), name: joinNames(other) })],
      }

/** Of several things of one topic, those that this diary has. */
function recordedFirst(things: readonly RecordedThing[], diary: AnswerDiary): readonly FoundThing[] {
  const found = things.flatMap(({ list, ids }) => ids.map((id) => findThing(diary, { list, ids: [id] })))
  const recorded = found.filter(({ items }) => items.length > 0)
  return recorded.length > 0 ? recorded : things.map((thing) => findThing(diary, thing))
}

function sharesIn(
  asked: UnderstoodQuestion,
  { diary, sides: { outcome, other }, isAfter }: { diary: AnswerDiary; sides: Sides; isAfter: boolean },
): AnswerContent {
  const range = tellingRangeFor(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const all = selectPeriod(diary, range)
  const logged = indexLoggedItems(diary, all)
  const daysOf = (found: readonly FoundThing[]): ReadonlySet<DayNumber> =>
    new Set(found.flatMap(({ items }) => items.flatMap((item) => [...(logged.byItem.get(item) ?? [])])))
  const [came, done] = [daysOf(outcome), daysOf(other)]
  const isOf = (day: DayNumber): boolean => done.has(isAfter ? day - 1 : day)
  const those = [...logged.days].filter(isOf)
  const others = [...logged.days].filter((day) => !isOf(day))
  const whole = basisForPeriod(all, 'records')
  const days = spanFigures(all.span, whole)
  const missing = came.size === 0 ? outcome : done.size === 0 ? other : null
  if (missing !== null)
    return declineAnswer('nothing', makeSentence('notRecordedIn', { name: joinNames(missing), ...days }))
  const basis = basisForPeriod(narrowPeriod(diary, all, criteriaForThings(outcome)), 'records')
  const among = (some: readonly DayNumber[]) => countFigure(some.filter((day) => came.has(day)).length, basis)
  return makeAnswer(
    [
      makeSentence(isAfter ? 'shareNextDay' : 'shareInPlace', {
        name: joinNames(outcome),
        place: joinNames(other),
        with: among(those),
        days: countFigure(those.length, whole),
        others: among(others),
        otherDays: countFigure(others.length, whole),
        ...days,
      }),
      makeSentence(isAfter ? 'nextDayCaution' : 'notFirst'),
    ],
    'insights',
  )
}

/** What the diary lacks is named, each with the list to mark it in; of a circumstance that it has, the link with the pain. */
function missingOne(asked: UnderstoodQuestion, diary: AnswerDiary, { outcome, other }: Sides): AnswerContent {
  const isMissing = (found: readonly FoundThing[]): boolean =>
    found.length > 0 && found.every(({ items }) => items.length === 0)
  const isTyped = asked.topicWords !== null && !other.some(({ items }) => items.length > 0)
  const unknown = isTyped ? [asked.topicWords!] : []
  const lacking = [outcome, ...(isTyped ? [] : [other])].filter(isMissing)
  const names = [...lacking.flatMap((found) => joinNames(found).names), ...unknown]
  const lists = new Set(lacking.map(([found]) => found!.list))
  const said: readonly AnswerSentence[] = [
    lacking.length > 0
      ? makeSentence('neverRecorded', { name: namesValue(...names) })
      : makeSentence('nothingAbout', { name: namesValue(...names) }),
    ...[...lists].map(howToMark),
    ...(unknown.length > 0 ? [makeSentence(asked.list === 'medication' ? 'addMedicine' : 'addToAList')] : []),
  ]
  const isOfDay = other.some(
    ({ list, items }) => items.length > 0 && list !== 'medication' && list !== 'location',
  )
  const link = isOfDay ? answerLink({ ...asked, things: asked.second, second: [], ways: [] }, diary) : null
  // What a person calls aggravating is counted, and not compared.
  const isTold = link !== null && (link.declined === null || link.declined === 'not-compared')
  if (!isTold) {
    const isCounted = outcome.some(({ items }) => items.length > 0)
    const often = isCounted ? answerHowOften({ ...asked, second: [], ways: [], periods: YEAR }, diary) : null
    const counted = often?.declined === null ? often.sentences : []
    const isOfMedicine = asked.list === 'medication' || other.some(({ list }) => list === 'medication')
    // A night after a medicine is no side effect.
    const doctor = isOfMedicine && asked.ways?.includes('shares') === true ? [makeSentence('sideHow')] : []
    return { ...declineAnswer('nothing', ...said, ...counted, ...doctor), screen: 'newRecord' }
  }
  return { ...link, opening: [...said, ...(link.opening ?? [])] }
}

const YEAR = [{ is: '365days' }] as const

const howToMark = (list: ThingList): AnswerSentence =>
  list === 'medication'
    ? makeSentence('markToCount', { list: { list } })
    : makeSentence('markInList', { list: { list } })
