import { HELP_LIST_INTENTS } from '../../understoodQuestion.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { Intent, UnderstoodQuestion } from '../../understoodQuestion.ts'
import { selectPeriod, type AnswerDiary } from '../answerDiary.ts'
import { namesValue } from '../figuresWithBasis.ts'
import { makeSentence } from '../makeAnswer.ts'
import { usesIn, wantedOf } from './medicines.ts'
import { joinNames } from '../pictures.ts'
import { criteriaForThings, findThing } from '../things.ts'

const OF_DAYS: readonly Intent[] = ['avg-pain', 'hard-days', 'good-days', 'level-days', 'pain-range', 'trend']

type Answer = (asked: UnderstoodQuestion, diary: AnswerDiary) => AnswerContent

/** "And without the tablets": the same computation on the days without a dose of them. [ASST-234] */
export function answerWithoutDays(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  answer: Answer,
): AnswerContent {
  const { except, intent, list } = asked
  const isOfMedicine = except?.things.every((thing) => thing.list === 'medication') === true
  if (except !== undefined && except.things.length > 0 && !isOfMedicine)
    return answerWithoutThings(asked, diary, answer)
  if (except === undefined || list !== 'medication' || !isOfMedicine || !OF_DAYS.includes(intent))
    return answer(asked, diary)
  const found = except.things.map((thing) => findThing(diary, thing)).filter(({ items }) => items.length > 0)
  const { selection, criteria, span } = selectPeriod(diary, { is: 'alltime' })
  const meant = except.things.length === 0 ? [undefined] : except.things
  const taken = new Set(
    meant.flatMap((thing) => usesIn(diary, span, wantedOf(diary, thing)).map(({ day }) => day)),
  )
  const { except: _left, ...rest } = { ...asked, list: null }
  const { entries } = diary.columns
  const rows = selection.rows.filter((row) => !taken.has(entries.day[row]!))
  const told = answer(rest, { ...diary, within: { rows: new Set(rows), criteria } })
  const said = makeSentence('onDaysWithout', {
    name: found.length === 0 ? namesValue(except.words) : joinNames(found),
  })
  return { ...told, opening: [said, ...(told.opening ?? [])] }
}

/** Their computation can be run on fewer days. */
const NARROWED: readonly Intent[] = [
  ...OF_DAYS,
  'compare',
  'worst',
  'best',
  'months',
  'weeks',
  'time-of-day',
  'weekday',
  'how-often',
  'link-of',
]

/** "Without the days with a long walk": the same computation on the other days. What the diary lacks is not left out. [ASST-274] */
function answerWithoutThings(asked: UnderstoodQuestion, diary: AnswerDiary, answer: Answer): AnswerContent {
  const { except, ...rest } = asked
  if (except === undefined || HELP_LIST_INTENTS.includes(asked.intent)) return answer(asked, diary)
  const found = except.things.map((thing) => findThing(diary, thing)).filter(({ items }) => items.length > 0)
  const days = new Set(
    found.length === 0 ? [] : selectPeriod(diary, { is: 'alltime' }, criteriaForThings(found)).days.day,
  )
  if (days.size === 0) return answer({ ...asked, except: { ...except, things: [] } }, diary)
  const { selection, criteria } = selectPeriod(diary, { is: 'alltime' })
  const { entries } = diary.columns
  const rows = selection.rows.filter((row) => !days.has(entries.day[row]!))
  const told = NARROWED.includes(asked.intent)
    ? answer(rest, { ...diary, within: { rows: new Set(rows), criteria } })
    : null
  if (told === null || told.declined !== null)
    return answer({ ...rest, leftOut: [...rest.leftOut, except.words], isLoose: true }, diary)
  const said = makeSentence('onDaysWithout', { name: joinNames(found) })
  return { ...told, opening: [said, ...(told.opening ?? [])] }
}
