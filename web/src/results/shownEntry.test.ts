import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { expect, test } from 'vitest'
import { getRow } from '../local/rows/rows.ts'
import { aPain, aRecordDiary, saveAndReadRecord } from '../records/testing/aFinishedRecord.ts'
import { hasSameLabels, shownEntry } from './shownEntry.ts'

const KNEE = { id: 'knee', text: 'Knee' }
const HOT = { id: 'hot', text: 'Hot' }

async function aRow() {
  const diary = aRecordDiary()
  const { ref } = await saveAndReadRecord(diary, { ...aPain(6), location: [KNEE], character: [HOT] })
  return (await getRow(diary, ref.clientId))!
}

const written = ({ text }: Reference): string => text
const renamed =
  (which: string) =>
  ({ id, text }: Reference): string =>
    id === which ? `${text}!` : text

test('[LOCAL-25] a card is drawn again when an item that it names is renamed', async () => {
  const row = await aRow()
  expect(hasSameLabels(row, written, renamed(KNEE.id))).toBe(false)
  expect(hasSameLabels(row, written, renamed(HOT.id))).toBe(false)
})

test('[LOCAL-25] a card stays as it is when other items are renamed', async () => {
  expect(hasSameLabels(await aRow(), written, renamed('elbow'))).toBe(true)
})

test('[LOCAL-27] a row is parsed once, however often its card is mounted', async () => {
  const row = await aRow()
  expect(shownEntry(row)).toMatchObject({ is: 'record', record: { severity: 6 } })
  expect(shownEntry(row)).toBe(shownEntry(row))
})

test('[RES-29] a card knows whether its entry was written down on a later day', async () => {
  const now = Date.UTC(2026, 10, 12, 12)
  const diary = aRecordDiary({ now: () => now })
  const early = await saveAndReadRecord(diary, { ...aPain(6), startsAt: now - 3 * 86_400_000 })
  const today = await saveAndReadRecord(diary, { ...aPain(6), startsAt: now - 3_600_000 })
  const isLater = async ({ ref }: typeof early) =>
    shownEntry((await getRow(diary, ref.clientId))!)?.isWrittenLater
  expect(await isLater(early)).toBe(true)
  expect(await isLater(today)).toBe(false)
})
