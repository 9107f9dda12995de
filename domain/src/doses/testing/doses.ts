import { emptyRecord, type MedicationUse, type PainRecord } from '../../records/painRecord.ts'
import type { Dose } from '../dose.ts'

export const DOSE_NOW = Date.UTC(2026, 10, 12, 14, 20)

export const aDose = (own: Partial<Dose> = {}): Dose => ({
  id: 'd1',
  what: { id: 'naproxen', text: 'Naproxen - 500 mg', kind: 'medication' },
  amount: { amount: 1, units: 'tablets' },
  takenAt: DOSE_NOW,
  timeOffset: 0,
  before: null,
  after: null,
  effect: null,
  asksAfter: null,
  isClosed: false,
  ...own,
})

export const aUse = (own: Partial<MedicationUse> = {}): MedicationUse => ({
  id: 'naproxen',
  text: 'Naproxen - 500 mg',
  dose: { amount: 1, units: 'tablets' },
  effect: 'unmarked',
  ...own,
})

export const aPainRecord = (startsAt: number, own: Partial<PainRecord> = {}): PainRecord => ({
  ...emptyRecord({ at: startsAt, offset: 0 }),
  severity: 6,
  ...own,
})

export const withUses = (startsAt: number, ...items: MedicationUse[]): PainRecord =>
  aPainRecord(startsAt, { medication: { kind: 'items', items } })
