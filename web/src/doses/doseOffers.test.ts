import { newClientId } from '@reprieve/contract/ids.ts'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { finishRecord } from '@reprieve/domain/records/editRecord.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { recordDay } from '../records/recordDay.ts'
import { saveNewRecord } from '../records/recordTable.ts'
import { addDoses, latestDoses } from './doseTable.ts'
import { recordSaved, recordTakenBack, usesForRecord } from './doseOffers.ts'
import { storeReliefMinutes } from './reliefMinutes.ts'

const ago = (minutes: number): number => NOON - minutes * MINUTE_MS
const aDose = (own: Partial<Dose> = {}): Dose => ({
  id: newClientId(NOON),
  what: { id: newClientId(NOON), text: 'Naproxen', kind: 'medication' },
  amount: { amount: 1, units: 'tablets' },
  takenAt: ago(10),
  timeOffset: 0,
  before: null,
  after: null,
  effect: null,
  asksAfter: 60,
  isClosed: false,
  ...own,
})
const aRecord = (own: Partial<PainRecord> = {}): PainRecord => ({
  ...emptyRecord({ at: NOON, offset: 0 }),
  severity: 4,
  ...own,
})
const keep = async (diary: ReturnType<typeof aDiary>, record: PainRecord): Promise<void> => {
  const finished = finishRecord(record, NOON)
  if (finished.ok) await saveNewRecord(diary, finished.value)
}
const open = () => aDiary({ dayOf: recordDay })

test('[DOSE-6] a dose is offered until a record has it', async () => {
  const diary = open()
  const dose = aDose()
  await addDoses(diary, [dose, aDose({ takenAt: ago(61) })])
  const offered = await usesForRecord(diary, NOON)
  expect(offered).toEqual([
    { id: dose.what.id, text: 'Naproxen', dose: dose.amount, effect: 'unmarked', doses: [dose.id] },
  ])
  await keep(diary, aRecord({ medication: { kind: 'items', items: offered } }))
  expect(await usesForRecord(diary, NOON)).toEqual([])
})

test('[DOSE-10, DOSE-11] a record answers open questions, with the number of the record before the dose', async () => {
  const diary = open()
  await addDoses(diary, [aDose({ takenAt: ago(60) }), aDose({ takenAt: ago(5) })])
  await keep(diary, aRecord({ startsAt: ago(70), severity: 8 }))
  await recordSaved(diary, aRecord())
  const [late, early] = await latestDoses(diary, 5)
  expect([late?.after, early?.before, early?.after]).toEqual([
    null,
    { severity: 8, at: ago(70) },
    { severity: 4, at: NOON },
  ])
})

test('[DOSE-9] an intervention on a record is asked about if the person chose to be asked', async () => {
  const diary = open()
  const tried = aRecord({
    intervention: { kind: 'items', items: [{ id: newClientId(NOON), text: 'Heat', effect: 'unmarked' }] },
  })
  await recordSaved(diary, tried)
  expect(await latestDoses(diary, 5)).toEqual([])
  await storeReliefMinutes(diary, 60)
  await recordSaved(diary, tried)
  expect(await latestDoses(diary, 5)).toMatchObject([
    { what: { kind: 'intervention', text: 'Heat' }, before: { severity: 4 }, asksAfter: 60 },
  ])
})

test('[DOSE-9, DOSE-11] a record that is taken back has answered nothing, and nothing is asked because of it', async () => {
  const diary = open()
  await storeReliefMinutes(diary, 60)
  const dose = aDose({ takenAt: ago(60) })
  const measured = aDose({ takenAt: ago(70), after: { severity: 2, at: ago(5) } })
  await addDoses(diary, [dose, measured])
  const slip = aRecord({
    intervention: { kind: 'items', items: [{ id: newClientId(NOON), text: 'Heat', effect: 'unmarked' }] },
  })
  await recordSaved(diary, slip)
  expect(await latestDoses(diary, 5)).toHaveLength(3)
  await recordTakenBack(diary, slip)
  expect(await latestDoses(diary, 5)).toEqual([dose, measured])
  await recordTakenBack(diary, aRecord({ startsAt: ago(1) }))
  expect(await latestDoses(diary, 5)).toEqual([dose, measured])
})
