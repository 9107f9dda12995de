import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import { MARK, type DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { makeBrief } from '@reprieve/domain/reports/brief/brief.ts'
import type { AmountReader } from '@reprieve/domain/reports/facts/amountsTaken.ts'
import { hasRoomForLargeType } from '@reprieve/domain/reports/brief/briefRoom.ts'
import { briefText, type BriefText } from '@reprieve/domain/reports/brief/briefText.ts'
import {
  aDiary,
  aDoseOnDay,
  aRecordOnDay,
  aReflectionOnDay,
} from '@reprieve/domain/results/testing/aDiary.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { LANGUAGES, type Language } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import texts from '@reprieve/locales/en/brief.json' with { type: 'json' }
import { expect, test } from 'vitest'

const days = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** The brief covers days 14 to 27, and compares them with 0 to 13. */
const FULL = aDiary(
  [
    ...days(0, 11).map((day) => aRecordOnDay(day < 5 ? 8 : 6, { day, lists: { location: ['knee'] } })),
    ...days(14, 26).map((day) =>
      aRecordOnDay(day === 20 ? 7 : 4, {
        day,
        lists: { location: ['back', 'hip'], medication: ['ibu'] },
        marks: { ibu: day % 3 === 0 ? MARK.ineffective : MARK.alleviating },
      }),
    ),
    ...days(2, 10).map((day) => aReflectionOnDay(4, { day, hour: 20 })),
    ...days(16, 25).map((day) =>
      aReflectionOnDay(6, { day, hour: 20, lists: { meaningful_activities: ['walk'] } }),
    ),
  ],
  [
    ...days(15, 21).map((day) => aDoseOnDay('ibu', { day, before: 7, after: 4 })),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => aDoseOnDay(id, { day: 15 })),
  ],
)

/** A tablet on each record, two with each dose of the same medicine; the others have no amount. */
const tabletsIn =
  ({ entries, doses }: DiaryColumns): AmountReader =>
  (id) => {
    const dose = doses.ids.indexOf(id)
    const isSame = dose === -1 || entries.items[doses.item[dose]!]!.id === 'ibu'
    return isSame ? [{ id: 'ibu', dose: { amount: dose === -1 ? 1 : 2, units: 'tablets' } }] : []
  }

async function textIn(diary: DiaryColumns, language: Language, tag = intlTag(language)): Promise<BriefText> {
  const canonical = findCanonicalItems(diary.entries.items, ({ id }) => id)
  const today = 20_027
  const labelOf = (item: number): string => diary.entries.items[item]!.text
  const [say, amountText] = await Promise.all([
    loadText(language, 'brief'),
    loadText(language, 'medications'),
  ])
  const brief = makeBrief(diary, { canonical, today, readAmounts: tabletsIn(diary) })
  return briefText(brief, { say, tag, labelOf, amountText, today, name: ' Ann ' })
}

/** The space around the dash of a range depends on the browser. */
async function inEnglish(diary: DiaryColumns): Promise<BriefText> {
  const text: BriefText = JSON.parse(
    JSON.stringify(await textIn(diary, 'en', 'en-GB')).replaceAll(/\s*–\s*/g, '–'),
  )
  return text
}

test('[REP-55, REP-57, REP-75, REP-92] the whole page in English', async () => {
  expect(dayNumber('2024-11-01')).toBe(20_028)
  expect(await inEnglish(FULL)).toEqual({
    name: 'Ann',
    made: 'Created on 31 October 2024',
    days: '18–31 October 2024, compared with the 14 days before',
    changed: {
      rows: [
        {
          title: 'Average pain',
          now: '4.2 of 10, logged on 13 of 14 days',
          before: '14 days before: 6.8 of 10, logged on 12 of 14 days',
          change: '2.6 (38%) lower',
        },
        {
          title: 'Days with average pain of 7 or more',
          now: '1 of 13 days',
          before: '14 days before: 5 of 12 days',
          change: null,
        },
        {
          title: 'Highest pain',
          now: '7 of 10, on 1 day',
          before: '14 days before: 8 of 10, on 5 days',
          change: null,
        },
        {
          title: 'Most often recorded locations',
          now: 'back, hip, in 13 of 13 records',
          before: '14 days before: knee, in 12 of 12 records',
          change: null,
        },
      ],
      note: 'A change this size is often noticeable.',
    },
    function: [
      {
        title: 'Average day',
        now: '6.0 of 10, logged on 10 of 14 days',
        before: '14 days before: 4.0 of 10, logged on 9 of 14 days',
        change: '2.0 (50%) better',
      },
      {
        title: 'Days with a meaningful activity',
        now: '10 of 10 days',
        before: '14 days before: nothing recorded',
        change: null,
      },
      {
        title: 'Most often',
        now: 'walk, 10 of 10 days',
        before: '14 days before: nothing recorded',
        change: null,
      },
    ],
    medicines: {
      rows: [
        {
          item: 0,
          name: 'ibu',
          uses: 'used 13 times, 1–2 tablets each time',
          results: [
            'Better 9, no change 4, worse 0',
            'Usually 7.0 before, 4.0 after (7 times); dropped by 30% or more: 7',
          ],
        },
        ...[1, 2, 3].map((item, at) => ({
          item,
          name: ['a', 'b', 'c'][at],
          uses: 'used 1 time',
          results: ['not marked'],
        })),
      ],
      note: '4–31 October 2024. Based on your own ratings and your pain before and after each dose. Not proof of cause.',
      more: 'and 2 more medicines',
    },
    notes:
      'All figures are self-reported. Pain: 0 = no pain, 10 = worst imaginable. Day: 0 = couldn’t be harder, 10 = couldn’t be better.',
  })
})

test('[REP-57] with too few days it says how many there are, and with none that there are none', async () => {
  const few = aDiary([aRecordOnDay(5, { day: 20 }), ...days(0, 9).map((day) => aRecordOnDay(9, { day }))])
  expect((await textIn(few, 'en')).changed.note).toBe(
    'To compare, we need 7 logged days in this period. There is 1.',
  )
  const none = await inEnglish(aDiary([]))
  expect(none.changed.rows[0]).toEqual({
    title: 'Average pain',
    now: 'No number recorded',
    before: '14 days before: No number recorded',
    change: null,
  })
  expect(none.medicines).toEqual({
    rows: [],
    note: '4–31 October 2024: no medicine was recorded.',
    more: null,
  })
})

const BROKEN = /[{}]|plural|undefined|NaN|null|\[object|Infinity/

/** Every string in it, at any depth. */
const allOf = (told: unknown): string[] => {
  if (typeof told === 'string') return [told]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(allOf) : []
}

test.each(LANGUAGES)('[REP-55] %s: no text has a hole, and none is English elsewhere', async (language) => {
  for (const diary of [FULL, aDiary([])]) {
    const said = allOf(await textIn(diary, language))
    expect(said.filter((one) => BROKEN.test(one) || one.trim() === '')).toEqual([])
    if (language === 'en') continue
    const english = allOf(await textIn(diary, 'en'))
    expect(said.filter((one) => english.includes(one) && one.length > 5)).toEqual([])
  }
})

test('[REP-55] large text as long as it fits one page; wide characters count twice', async () => {
  const text = await textIn(FULL, 'en')
  const asking = (letter: string, times: 1 | 2) => {
    const question = letter.repeat(250)
    return [question, times === 2 ? question : '', ''] as const
  }
  expect(hasRoomForLargeType(text, ['', '', ''])).toBe(true)
  expect(hasRoomForLargeType(text, asking('a', 2))).toBe(true)
  expect(hasRoomForLargeType(text, asking('疼', 1))).toBe(true)
  expect(hasRoomForLargeType(text, asking('疼', 2))).toBe(false)
})

test.each([
  ['de', 'und 2 weitere Medikamente'],
  ['ru', 'и ещё 2 лекарства'],
  ['ko', '그 밖의 약 2개'],
] as const)('[REP-55] %s: counted texts use the plural form of their number', async (language, more) => {
  expect((await textIn(FULL, language)).medicines.more).toBe(more)
})

test('[REP-55] nothing is said about causes, effects or advice', () => {
  const claims = /caus|reduc|improv|trigger|\bworks?\b|should|\brisk|predict|because/
  const said = Object.values(texts).map((one) => one.toLowerCase().replaceAll('proof of cause', ''))
  expect(said.filter((one) => claims.test(one))).toEqual([])
})
