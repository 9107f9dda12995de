import { expect, test } from 'vitest'
import { openDoorbell } from '../../local/doorbell.ts'
import { deleteById } from '../../local/rows/deleteRows.ts'
import { NOON } from '../../local/testing/aDiary.ts'
import { saveRecordEdit } from '../../records/recordTable.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import {
  saveAndReadReflection as savedReflection,
  aScoredReflection,
} from '../../reflections/testing/aReflection.ts'
import { readNoteTexts } from './noteTexts.ts'

test('[COL-11] notes are folded for a search, and follow changes', async () => {
  const doorbell = openDoorbell(crypto.randomUUID(), () => undefined)
  const diary = aRecordDiary({ doorbell })
  const record = await saveAndReadRecord(diary, aPain(5, { note: 'Schöne Pause' }))
  await saveAndReadRecord(diary, aPain(5, { at: NOON - 1 }))
  const reflection = await savedReflection(diary, aScoredReflection(4, { note: '두통' }))
  const first = await readNoteTexts(diary)
  expect(first.get(record.ref.clientId)).toBe('schone pause')
  expect(first.has(reflection.ref.clientId)).toBe(true)
  expect(first.size).toBe(2)
  expect(await readNoteTexts(diary)).toBe(first)
  await saveRecordEdit(diary, { opened: record, finished: { ...record, severity: 5, note: 'ROUGH' } })
  expect((await readNoteTexts(diary)).get(record.ref.clientId)).toBe('rough')
  expect(first.get(record.ref.clientId)).toBe('schone pause')
  await deleteById(diary, record.ref.clientId)
  expect([...(await readNoteTexts(diary)).keys()]).toEqual([reflection.ref.clientId])
  doorbell.ring(['record'], null)
  expect([...(await readNoteTexts(diary)).keys()]).toEqual([reflection.ref.clientId])
})

test('[COL-12] notes are never stored a second time on the device', async () => {
  const diary = aRecordDiary()
  await saveAndReadRecord(diary, aPain(5, { note: 'mine alone' }))
  await readNoteTexts(diary)
  expect(await diary.tables.shelf('columns')).toEqual([])
})
