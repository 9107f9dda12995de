import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import {
  eachQuestion,
  type QuestionIndex,
  type Questions,
} from '@reprieve/domain/reports/brief/briefQuestions.ts'
import { expect, test } from 'vitest'
import { openFilter } from '../../filters/filterStore.ts'
import { until } from '../../filters/testing/aFollowedDiary.ts'
import { openDoorbell } from '../../local/doorbell.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'
import { openVisitQuestions } from './questionStore.ts'

const PREF = 'filter_settings'

const asking =
  (place: QuestionIndex, said: string) =>
  (now: Questions): Questions =>
    eachQuestion((at) => (at === place ? said : now[at]))

const withDoorbell = () =>
  aDiary({
    doorbell: openDoorbell('reprieve-questions', (fault) => {
      throw fault
    }),
  })

test('[REP-56] before they are read nothing is known; then nothing is asked', async () => {
  const store = openVisitQuestions(aDiary())
  expect(store.current()).toEqual({ isKnown: false, value: ['', '', ''] })
  await store.settled()
  expect(store.current()).toEqual({ isKnown: true, value: ['', '', ''] })
})

test('[REP-56] typed text is shown immediately, stored, and there at the next opening of the diary', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  await store.settled()
  for (const said of ['M', 'Ma', 'May I swim?']) store.change(asking(0, said))
  store.change(asking(2, 'Which dose?'))
  expect(store.current().value).toEqual(['May I swim?', '', 'Which dose?'])
  await store.settled()
  const next = openVisitQuestions(diary)
  await next.settled()
  expect(next.current()).toEqual({ isKnown: true, value: ['May I swim?', '', 'Which dose?'] })
})

test('[REP-56] characters typed during a write are one more write, not one each', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  await store.settled()
  for (let letters = 1; letters <= 50; letters += 1) store.change(asking(1, 'a'.repeat(letters)))
  await store.settled()
  expect(diary.rung.length).toBeLessThanOrEqual(2)
  expect((await readSettings(diary, PREF))['visit_question_2']).toBe('a'.repeat(50))
})

test('[REP-56] a question that is emptied leaves nothing behind', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  store.change(asking(0, 'May I swim?'))
  await store.settled()
  store.change(asking(0, ''))
  await store.settled()
  expect(await readSettings(diary, PREF)).toEqual({})
})

test('[REP-56] questions of another device are taken over, except the one being typed', async () => {
  const diary = withDoorbell()
  const store = openVisitQuestions(diary)
  await store.settled()
  await saveSettings(diary, PREF, {
    opened: {},
    now: { visit_question_1: 'theirs', visit_question_2: 'theirs' },
  })
  store.change(asking(0, 'mine'))
  await until(() => store.current().value[1] === 'theirs')
  await store.settled()
  expect(store.current().value).toEqual(['mine', 'theirs', ''])
  expect(await readSettings(diary, PREF)).toEqual({ visit_question_1: 'mine', visit_question_2: 'theirs' })
  diary.doorbell.close()
})

test('[REP-56] a filter that is reset leaves the questions as they are', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  store.change(asking(0, 'May I swim?'))
  await store.settled()
  const filter = openFilter(diary)
  filter.change((before) => ({
    ...before,
    criteria: { ...DEFAULT_CRITERIA, severity: { from: 3, to: 10 } },
  }))
  await filter.flush()
  filter.change((before) => ({ ...before, criteria: DEFAULT_CRITERIA }))
  await filter.flush()
  expect(await readSettings(diary, PREF)).toEqual({ visit_question_1: 'May I swim?' })
})
