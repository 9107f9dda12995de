import { draftAnswers, withDraftAnswer, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { saveUnsavedSettings } from '../settings/saving/saveUnsavedSettings.ts'
import { readSettings } from '../settings/saving/settingsTable.ts'
import { openQuestionnaireDrafts } from './draftsTable.ts'

const answering =
  (linkId: string, answer: number) =>
  (drafts: Drafts): Drafts =>
    withDraftAnswer(drafts, { nid: 1, linkId, answer, at: NOON, newResponseId: 'r' })

test('[QST-32] each answer has its own key, and is there at the next opening of the form', async () => {
  const diary = aDiary()
  const store = openQuestionnaireDrafts(diary)
  await store.settled()
  store.change(answering('peg-1', 4))
  store.change(answering('peg-2', 0))
  await store.settled()
  expect(await readSettings(diary, 'questionnaire_drafts')).toEqual({
    '1.peg-1': { a: 4, t: NOON },
    '1.peg-2': { a: 0, t: NOON },
    'run.1': { r: 'r', ms: 0, b: NOON, l: NOON },
  })
  const next = openQuestionnaireDrafts({ ...diary })
  await next.settled()
  expect(draftAnswers(next.current().value, 1)).toEqual({ 'peg-1': 4, 'peg-2': 0 })
})

test('[QST-32, SETT-4] a page that closes immediately loses no answer', async () => {
  const { tables, ...rest } = aDiary()
  const diary = { tables, ...rest }
  let isGone = false
  const store = openQuestionnaireDrafts({
    ...rest,
    tables: { ...tables, write: (batch) => (isGone ? new Promise(() => {}) : tables.write(batch)) },
  })
  await store.settled()
  store.change(answering('peg-1', 7))
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
  isGone = true
  await saveUnsavedSettings(diary)
  const next = openQuestionnaireDrafts(diary)
  await next.settled()
  expect(draftAnswers(next.current().value, 1)).toEqual({ 'peg-1': 7 })
})
