import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { tickQuestion, writeQuestion } from '@reprieve/domain/reports/brief/visitQuestions.ts'
import { expect, test } from 'vitest'
import { openFilter } from '../../filters/filterStore.ts'
import { until } from '../../filters/testing/aFollowedDiary.ts'
import { openDoorbell } from '../../local/doorbell.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'
import { openVisitQuestions } from './questionStore.ts'

const PREF = 'filter_settings'

type Store = ReturnType<typeof openVisitQuestions>
const write = (store: Store, id: string, text: string): void =>
  store.change((now) => writeQuestion(now, id, text))
const asked = (id: string, text: string, isAsked = false) => ({ id, text, isAsked })

const withDoorbell = () =>
  aDiary({
    doorbell: openDoorbell('reprieve-questions', (fault) => {
      throw fault
    }),
  })

test('[REP-56] before they are read nothing is known; then nothing is asked', async () => {
  const store = openVisitQuestions(aDiary())
  expect(store.current()).toEqual({ isKnown: false, value: [] })
  await store.settled()
  expect(store.current()).toEqual({ isKnown: true, value: [] })
})

test('[REP-56] typed text is shown immediately, stored, and there at the next opening of the diary', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  await store.settled()
  for (const said of ['M', 'Ma', 'May I swim?']) write(store, 'a', said)
  write(store, 'b', 'Which dose?')
  store.change((now) => tickQuestion(now, 'b', true))
  const questions = [asked('a', 'May I swim?'), asked('b', 'Which dose?', true)]
  expect(store.current().value).toEqual(questions)
  await store.settled()
  const next = openVisitQuestions(diary)
  await next.settled()
  expect(next.current()).toEqual({ isKnown: true, value: questions })
})

test('[REP-56] characters typed during a write are one more write, not one each', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  await store.settled()
  for (let letters = 1; letters <= 50; letters += 1) write(store, 'a', 'a'.repeat(letters))
  await store.settled()
  expect(diary.rung.length).toBeLessThanOrEqual(2)
  expect((await readSettings(diary, PREF))['visit_question_a']).toBe('a'.repeat(50))
})

test('[REP-56] a question that is emptied leaves nothing behind', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  write(store, 'a', 'May I swim?')
  store.change((now) => tickQuestion(now, 'a', true))
  await store.settled()
  write(store, 'a', '')
  await store.settled()
  expect(await readSettings(diary, PREF)).toEqual({})
})

test('[REP-56] the questions of the earlier app are there, and those of another device are kept with our own', async () => {
  const diary = withDoorbell()
  const store = openVisitQuestions(diary)
  await store.settled()
  await saveSettings(diary, PREF, {
    opened: {},
    now: { visit_question_1: 'theirs', visit_question_b0: 'theirs, too' },
  })
  write(store, 'a0', 'mine')
  await until(() => store.current().value.length === 3)
  await store.settled()
  expect(store.current().value).toEqual([
    asked('1', 'theirs'),
    asked('a0', 'mine'),
    asked('b0', 'theirs, too'),
  ])
  expect(await readSettings(diary, PREF)).toEqual({
    visit_question_1: 'theirs',
    visit_question_a0: 'mine',
    visit_question_b0: 'theirs, too',
  })
  diary.doorbell.close()
})

test('[REP-56] a filter that is reset leaves the questions as they are', async () => {
  const diary = aDiary()
  const store = openVisitQuestions(diary)
  write(store, 'a', 'May I swim?')
  await store.settled()
  const filter = openFilter(diary)
  filter.change((before) => ({
    ...before,
    criteria: { ...DEFAULT_CRITERIA, severity: { from: 3, to: 10 } },
  }))
  await filter.flush()
  filter.change((before) => ({ ...before, criteria: DEFAULT_CRITERIA }))
  await filter.flush()
  expect(await readSettings(diary, PREF)).toEqual({ visit_question_a: 'May I swim?' })
})
