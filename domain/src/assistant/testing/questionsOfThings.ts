import type { Year } from './aYear.ts'
import { FORGOTTEN_THING_NAME, HIDDEN_THING_NAME, MEDICATIONS } from './yearThings.ts'
import type { Days, NaiveFigure } from './naiveAnswers.ts'
import { naiveHelped, naiveLastUse, naiveRelief, naiveUses, naiveWhatHelped } from './naiveMedicines.ts'
import {
  naiveLast,
  naiveLink,
  naiveMost,
  naiveOften,
  naiveOnDay,
  hasItem,
  naiveSpan,
  type NaiveThing,
} from './naiveThings.ts'
import {
  DAYS,
  de,
  en,
  es,
  fr,
  ko,
  expectDecline,
  ru,
  expectAnswer,
  EXPECT_CHOICE,
  zh,
  type ExpectedAnswer,
  type QuestionCase,
} from './questionCase.ts'

const thing = (list: NaiveThing['list'], key: string): NaiveThing => ({ list, id: `${list}.${key}` })
const POOR_SLEEP = thing('symptom', 'poor-sleep')
const GARDENING = thing('meaningful_activities', 'gardening')
/** On choir days the person had not gardened. */
const CHOIR = thing('meaningful_activities', 'Choir')
const NAUSEA = thing('symptom', 'nausea')
const HEAD = thing('location', 'head')
const HEAT = thing('alleviating_factor', 'heat')
const IBUPROFEN = thing('medication', 'ibuprofen')
const NAPROXEN = thing('medication', 'naproxen')

/** Things that the generated year links with pain: more after bad sleep, less with gardening. */
const withMore = (of: Days, ...things: readonly NaiveThing[]): ExpectedAnswer =>
  expectAnswer('more-with', (year) => [
    ...naiveSpan(year, of),
    ...things.flatMap((one) => naiveLink(year, of, one)),
  ])
const withLess = (of: Days, ...things: readonly NaiveThing[]): ExpectedAnswer =>
  expectAnswer('less-with', (year) => [
    ...naiveSpan(year, of),
    ...things.flatMap((one) => naiveLink(year, of, one)),
  ])

const ofLink = (year: Year, of: Days, one: NaiveThing): readonly NaiveFigure[] => [
  ...naiveSpan(year, of),
  ...naiveLink(year, of, one),
]
const link = (of: Days, one: NaiveThing): ExpectedAnswer =>
  expectAnswer('link-of', (year) => ofLink(year, of, one))
/** Without a link, only the days are given. */
const noLink = (of: Days, one: NaiveThing): ExpectedAnswer =>
  expectAnswer('link-of', (year) =>
    ofLink(year, of, one).filter(({ name }) => !['points', 'low', 'high'].includes(name)),
  )

const most = (of: Days, list: NaiveThing['list']): ExpectedAnswer =>
  expectAnswer('most', (year) => naiveMost(year, of, list))

export const LINKS: readonly QuestionCase[] = [
  en('What came with more pain this year?', withMore(DAYS.thisYear, POOR_SLEEP, CHOIR)),
  en('What came with less pain this year?', withLess(DAYS.thisYear, GARDENING)),
  en('What goes along with stronger pain?', withMore(DAYS.last30, POOR_SLEEP)),
  en('Is there a link between poor sleep and pain this year?', link(DAYS.thisYear, POOR_SLEEP)),
  en('Is gardening related to my pain this year?', link(DAYS.thisYear, GARDENING)),
  en('Is nausea linked to my pain this year?', noLink(DAYS.thisYear, NAUSEA)),
  en('Where does it hurt most often?', most(DAYS.last30, 'location')),
  en('Which symptom did I record most often last month?', most(DAYS.october, 'symptom')),
  en('Is there a link between a long drive and pain?', expectDecline('not-compared')),
  en('Is there a link between poor sleep and pain in the last 14 days?', expectDecline('too-few')),
  en('What came with pain above 7?', expectDecline('left-over')),
  en('Is there a link between stress and pain?', EXPECT_CHOICE),
  de('Womit kamen dieses Jahr mehr Schmerzen?', withMore(DAYS.thisYear, POOR_SLEEP, CHOIR)),
  es('¿Dónde me duele más a menudo?', most(DAYS.last30, 'location')),
  ko('어디가 가장 자주 아픈가요?', most(DAYS.last30, 'location')),
  zh('今年睡不好和疼痛有关系吗？', link(DAYS.thisYear, POOR_SLEEP)),
]

const lastDose = ({ id }: NaiveThing): ExpectedAnswer =>
  expectAnswer('last-dose', (year) => naiveLastUse(year, id))
const uses = (of: Days, { id }: NaiveThing): ExpectedAnswer =>
  expectAnswer('doses', (year) => naiveUses(year, of, id))

const MY_MEDICINES: ExpectedAnswer = expectAnswer('my-medicines', () => {
  const current = MEDICATIONS.filter(({ endDate }) => endDate === null)
  return [{ name: 'count', value: current.length, ids: current.map(({ id }) => id) }]
})

export const MEDICINES: readonly QuestionCase[] = [
  en('When did I last take ibuprofen?', lastDose(IBUPROFEN)),
  en('When did I last take Advil?', lastDose(IBUPROFEN)),
  en('How many doses of ibuprofen this month?', uses(DAYS.thisMonth, IBUPROFEN)),
  en('How often did I take ibuprofen in October?', uses(DAYS.october, IBUPROFEN)),
  en('How much naproxen did I take this month?', uses(DAYS.thisMonth, NAPROXEN)),
  en(
    'Did ibuprofen help this year?',
    expectAnswer('did-help', (year) => [
      ...naiveHelped(year, DAYS.thisYear, IBUPROFEN),
      ...naiveRelief(year, DAYS.thisYear, IBUPROFEN.id),
    ]),
  ),
  en(
    'Did heat help this year?',
    expectAnswer('did-help', (year) => naiveHelped(year, DAYS.thisYear, HEAT)),
  ),
  en(
    'What helped most often this year?',
    expectAnswer('what-helped', (year) => naiveWhatHelped(year, DAYS.thisYear, 'better')),
  ),
  en(
    'What did not help this year?',
    expectAnswer('what-helped', (year) => naiveWhatHelped(year, DAYS.thisYear, 'same')),
  ),
  en('Which medicines do I take?', MY_MEDICINES),
  en('Did naproxen help last week?', expectDecline('too-few')),
  en('When did I last take Solpadol?', expectDecline('nothing')),
  en('When did I last take tramadol?', EXPECT_CHOICE),
  de('Wann habe ich zuletzt Ibuprofen genommen?', lastDose(IBUPROFEN)),
  es('¿Cuántas veces tomé ibuprofeno el mes pasado?', uses(DAYS.october, IBUPROFEN)),
  fr('Quels médicaments est-ce que je prends ?', MY_MEDICINES),
  ko('이번 달 나프록센을 몇 번 먹었나요?', uses(DAYS.thisMonth, NAPROXEN)),
  ru('Когда я последний раз принимал ибупрофен?', lastDose(IBUPROFEN)),
]

const last = ({ list, id }: NaiveThing, which: 'first' | 'last' = 'last'): ExpectedAnswer =>
  expectAnswer('last-time', (year) => naiveLast(year, hasItem(list, id), which))
const often = (of: Days, { list, id }: NaiveThing): ExpectedAnswer =>
  expectAnswer('how-often', (year) => naiveOften(year, of, hasItem(list, id)))
const onDay = (day: string): ExpectedAnswer => expectAnswer('on-day', (year) => naiveOnDay(year, day))

export const TIMES: readonly QuestionCase[] = [
  en('When did I last have a headache?', last(HEAD)),
  en('When did I first record brain fog?', last(thing('symptom', 'Brain fog'), 'first')),
  en('When did I last record choir?', last(CHOIR)),
  en('How often did I record nausea?', often(DAYS.last30, NAUSEA)),
  en('On how many days did I have a headache in October?', often(DAYS.october, HEAD)),
  en('How often did I record heat last month?', often(DAYS.october, HEAT)),
  en('What did I record on 3 October?', onDay('2026-10-03')),
  en('What did I record on 5 August?', onDay('2026-08-05')),
  en('How often did I record hiccups?', expectDecline('unknown-thing')),
  en('When did I mention the accident in my notes?', expectDecline('notes')),
  en('How often did I record stress?', EXPECT_CHOICE),
  de('Wie oft habe ich Übelkeit notiert?', often(DAYS.last30, NAUSEA)),
  fr('Quand ai-je eu mal à la tête pour la dernière fois ?', last(HEAD)),
  ru('Что я записал 3 октября?', onDay('2026-10-03')),
  zh('我上次头痛是什么时候？', last(HEAD)),
]

export const THING_FOLLOW_UPS: readonly QuestionCase[] = [
  en('And naproxen?', lastDose(NAPROXEN), { after: 'When did I last take ibuprofen?' }),
]

/** In addition: things that no list shows any more are answered like the rest (D31). */
export const OLD_THINGS: readonly QuestionCase[] = [
  en(
    'How often did I record tai chi this year?',
    often(DAYS.thisYear, thing('alleviating_factor', HIDDEN_THING_NAME)),
  ),
  en(
    'How often did I record old scar this year?',
    often(DAYS.thisYear, thing('location', FORGOTTEN_THING_NAME)),
  ),
  en('When did I last record old scar?', last(thing('location', FORGOTTEN_THING_NAME))),
  en(
    'Did tai chi help this year?',
    expectAnswer('did-help', (year) =>
      naiveHelped(year, DAYS.thisYear, thing('alleviating_factor', HIDDEN_THING_NAME)),
    ),
  ),
]
