import { usesIntervention } from '@reprieve/domain/flare/helpUse.ts'
import { withItems } from '@reprieve/domain/records/answer.ts'
import { finishRecord } from '@reprieve/domain/records/editRecord.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { expect, test } from 'vitest'
import { latestDoses } from '../doses/doseTable.ts'
import { storeReliefMinutes } from '../doses/reliefMinutes.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { latestRecords } from '../records/readRecords.ts'
import { recordDay } from '../records/recordDay.ts'
import { saveNewRecord } from '../records/recordTable.ts'
import { addHelpToRecord, removeHelpFromRecord } from './changeHelpUse.ts'

const HEAT = { id: 'heat', text: 'Heat' }
const REST = { id: 'rest', text: 'Rest', effect: 'alleviating' } as const

async function openWithRecord() {
  const diary = aDiary({ dayOf: recordDay })
  await storeReliefMinutes(diary, 60)
  const record = { ...emptyRecord({ at: NOON, offset: 0 }), severity: 7, intervention: withItems([REST]) }
  const finished = finishRecord(record, NOON)
  if (finished.ok) await saveNewRecord(diary, finished.value)
  const read = async () => (await latestRecords(diary, 1))[0]!
  return { diary, read }
}

test('[FLARE-6] what is being used joins the record, and is asked about with its number', async () => {
  const { diary, read } = await openWithRecord()
  expect((await addHelpToRecord(diary, await read(), HEAT)).ok).toBe(true)
  expect((await read()).intervention).toEqual(withItems([REST, { ...HEAT, effect: 'unmarked' }]))
  const doses = await latestDoses(diary, 5)
  expect(doses.map(({ what, before, asksAfter }) => [what.id, before?.severity, asksAfter])).toEqual([
    ['heat', 7, 60],
  ])
})

test('[FLARE-6] removed again, neither the record nor a question knows it', async () => {
  const { diary, read } = await openWithRecord()
  await addHelpToRecord(diary, await read(), HEAT)
  expect((await removeHelpFromRecord(diary, await read(), HEAT)).ok).toBe(true)
  expect(usesIntervention(await read(), 'heat')).toBe(false)
  expect((await read()).intervention).toEqual(withItems([REST]))
  expect(await latestDoses(diary, 5)).toEqual([])
})
