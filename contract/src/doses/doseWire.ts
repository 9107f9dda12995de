import {
  ASK_AGAIN_MINUTES,
  DOSE_EFFECTS,
  type AskAgainMinutes,
  type Dose,
  type SeverityMeasure,
} from '@reprieve/domain/doses/dose.ts'
import { toFields, type Fields } from '../fields.ts'
import { readReferencedItems, referencesToWire } from '../lists/referenceWire.ts'

// A dose as the device and the server store it: each group merges as a unit. [DOSE-1]

type DoseGroup = 'what' | 'amount' | 'timing' | 'before' | 'after' | 'effect' | 'asks'

const NEVER = 0

const WRITE: Record<DoseGroup, (dose: Dose) => Fields> = {
  what: ({ what }) => ({ what: what.kind, value: what.text, refs: referencesToWire([what]) }),
  amount: ({ amount }) => ({ dosage: amount?.amount ?? null, dosage_units: amount?.units ?? null }),
  timing: ({ takenAt, timeOffset }) => ({ timing: takenAt, time_offset: timeOffset }),
  before: ({ before }) => ({ severity_before: before?.severity ?? null, before_at: before?.at ?? null }),
  after: ({ after }) => ({ severity_after: after?.severity ?? null, after_at: after?.at ?? null }),
  effect: ({ effect }) => ({ effect }),
  asks: ({ asksAfter, isClosed }) => ({
    relief_after: asksAfter ?? NEVER,
    relief_closed: isClosed ? 1 : 0,
  }),
}

export const doseToGroups = (dose: Dose): Map<string, Fields> =>
  new Map(Object.entries(WRITE).map(([group, write]) => [group, write(dose)]))

/** Null if what was taken or the time is missing, because there is nothing to show. */
export function readDoseGroups(stored: ReadonlyMap<string, unknown>, id: string): Dose | null {
  const group = (name: DoseGroup): Fields => toFields(stored.get(name))
  const { what: kind, value, refs } = group('what')
  const { timing, time_offset: offset } = group('timing')
  const entries = typeof value === 'string' && value !== '' ? [{ value, more: {} }] : []
  const [named] = readReferencedItems(entries, refs)
  if (named === undefined || !isMoment(timing)) return null
  const { severity_before, before_at } = group('before')
  const { severity_after, after_at } = group('after')
  const { effect } = group('effect')
  const { relief_after: after, relief_closed: closed } = group('asks')
  return {
    id,
    what: { ...named.item, kind: kind === 'intervention' ? 'intervention' : 'medication' },
    amount: amountOf(group('amount')),
    takenAt: timing,
    timeOffset: isMoment(offset) ? offset : 0,
    before: measureOf(severity_before, before_at),
    after: measureOf(severity_after, after_at),
    asksAfter: ASK_AGAIN_MINUTES.find((minutes): minutes is AskAgainMinutes => minutes === after) ?? null,
    effect: DOSE_EFFECTS.find((one) => one === effect) ?? null,
    isClosed: closed === 1,
  }
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const measureOf = (severity: unknown, at: unknown): SeverityMeasure | null =>
  isMoment(severity) && isMoment(at) ? { severity, at } : null

function amountOf({ dosage, dosage_units: units }: Fields): Dose['amount'] {
  const amount = typeof dosage === 'string' && dosage.trim() !== '' ? Number(dosage) : dosage
  return isMoment(amount) ? { amount, units: typeof units === 'string' ? units : '' } : null
}
