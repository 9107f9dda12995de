import { expect, test } from 'vitest'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readUnsentMessage, storeUnansweredMessage, openMessageWriter } from './chatDraft.ts'

test('[ASST-39] an unsent message is there again, and is gone after sending', async () => {
  const diary = aDiary()
  expect(await readUnsentMessage(diary)).toBe('')
  const writer = openMessageWriter(diary)
  writer.keep('How was')
  writer.keep('How was May?')
  await writer.flush()
  expect(await readUnsentMessage(diary)).toBe('How was May?')
  writer.keep('')
  await writer.flush()
  expect(await offeredDrafts(diary)).toEqual([])
})

test('[ASST-39] other drafts are not a message', async () => {
  const diary = aDiary()
  await storeDraft(diary, { id: 'r', kind: 'record', value: { text: 'of a record' } })
  expect(await readUnsentMessage(diary)).toBe('')
})

test('[ASST-39] a message that was never answered is there again after a reload, after the current input', async () => {
  const diary = aDiary()
  await storeUnansweredMessage(diary, 'Sent in vain')
  expect(await readUnsentMessage(diary)).toBe('Sent in vain')
  const writer = openMessageWriter(diary)
  writer.keep('Written now')
  await writer.flush()
  expect(await readUnsentMessage(diary)).toBe('Written now')
  await storeUnansweredMessage(diary, null)
  writer.keep('')
  await writer.flush()
  expect(await readUnsentMessage(diary)).toBe('')
})
