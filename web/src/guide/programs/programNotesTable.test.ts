import {
  withAnswer,
  withLessonDone,
  withProgramSeen,
  type ProgramNotes,
} from '@reprieve/domain/guide/programs/notes.ts'
import { expect, test } from 'vitest'
import { openDoorbell } from '../../local/doorbell.ts'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { saveUnsavedSettings } from '../../settings/saving/saveUnsavedSettings.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'
import { openProgramNotes } from './programNotesTable.ts'

const PREF = 'program_notes'
const KEY = 'lesson.prompt'

const writing =
  (text: string, key = KEY) =>
  (notes: ProgramNotes) =>
    withAnswer(notes, key, { text, question: 'Q' })

const withDoorbell = (): TestDiary =>
  aDiary({
    doorbell: openDoorbell('reprieve-programs', (fault) => {
      throw fault
    }),
  })

test('[PROG-5] an answer is shown immediately, stored separately, and there at the next opening of the lesson', async () => {
  const diary = aDiary()
  const store = openProgramNotes(diary)
  await store.settled()
  for (const text of ['A', 'Af', 'After lunch']) store.change(writing(text))
  store.change((notes) => withProgramSeen(withLessonDone(notes, 'lesson'), 'program'))
  expect(store.current().value.answers[KEY]?.text).toBe('After lunch')
  await store.settled()
  expect(await readSettings(diary, PREF)).toEqual({
    [KEY]: { a: 'After lunch', q: 'Q' },
    'done.lesson': true,
    'seen.program': true,
  })
  expect(await readSettings(diary, 'filter_settings')).toEqual({})
  const next = openProgramNotes({ ...diary })
  await next.settled()
  expect(next.current()).toEqual(store.current())
})

test('[PROG-5, SETT-2, SETT-4] a page that closes immediately loses nothing, whether or not the lesson is opened again', async () => {
  const { tables, ...rest } = aDiary()
  const diary = { tables, ...rest }
  let isGone = false
  const page: TestDiary = {
    ...rest,
    tables: { ...tables, write: (batch) => (isGone ? new Promise(() => {}) : tables.write(batch)) },
  }
  const store = openProgramNotes(page)
  await store.settled()
  store.change(writing('One last word'))
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
  isGone = true
  expect(await readSettings(diary, PREF)).toEqual({})
  await saveUnsavedSettings(diary)
  expect(await readSettings(diary, PREF)).toEqual({ [KEY]: { a: 'One last word', q: 'Q' } })
  expect(await readSettings(diary, 'filter_settings')).toEqual({})
})

test('[PROG-3, PROG-5] answers of another device are shown beside local ones', async () => {
  const diary = withDoorbell()
  const store = openProgramNotes(diary)
  await store.settled()
  store.change(writing('Mine'))
  await store.settled()
  const now = { 'lesson.other': { a: 'Theirs', q: 'Q' }, 'done.lesson': true }
  await saveSettings(diary, PREF, { opened: {}, now })
  await store.settled()
  expect(store.current().value).toEqual({
    answers: { [KEY]: { text: 'Mine', question: 'Q' }, 'lesson.other': { text: 'Theirs', question: 'Q' } },
    done: ['lesson'],
    seen: [],
  })
})

test('[PROG-5] an emptied answer is gone for the next reader, and its mark stays', async () => {
  const diary = aDiary()
  const store = openProgramNotes(diary)
  await store.settled()
  store.change((notes) => withLessonDone(writing('Word')(notes), 'lesson'))
  await store.settled()
  store.change(writing(''))
  await store.settled()
  expect(await readSettings(diary, PREF)).toEqual({ 'done.lesson': true })
})
