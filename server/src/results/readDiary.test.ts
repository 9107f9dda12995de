import { doseToGroups } from '@reprieve/contract/doses/doseWire.ts'
import { RECORD_KIND, recordToGroups } from '@reprieve/contract/records/recordCodec.ts'
import { withItems } from '@reprieve/domain/records/answer.ts'
import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { expect, test } from 'vitest'
import { diaryReader } from './readDiary.ts'

const AT = { at: Date.UTC(2026, 10, 16, 11), offset: 0 }
const TWO = { amount: 2, units: 'tablets' }

test('[MED-26, REP-92] reports get how much was taken, from records and from logged doses', () => {
  const reader = diaryReader()
  const add = (kind: string, clientId: string, values: ReadonlyMap<string, unknown>): void =>
    reader.add({
      clientId,
      kind,
      num: 1,
      groups: Object.fromEntries([...values].map(([group, v]) => [group, { v, s: '' }])),
    })
  const naproxen = { id: 'naproxen', text: 'Naproxen' }
  const medication = withItems([{ ...naproxen, dose: TWO, effect: 'alleviating' as const }])
  add(RECORD_KIND, 'record', recordToGroups({ ...emptyRecord(AT), severity: 4, medication }))
  const dose = {
    id: 'dose',
    what: { ...naproxen, kind: 'medication' as const },
    amount: TWO,
    takenAt: AT.at,
    timeOffset: AT.offset,
    before: null,
    after: null,
    effect: null,
    asksAfter: null,
    isClosed: false,
  }
  add(DOSE_KIND, 'dose', doseToGroups(dose))
  const { takenOf } = reader.end()
  expect(takenOf('record')).toMatchObject([{ dose: TWO }])
  expect(takenOf('dose')).toMatchObject([{ dose: TWO }])
  expect(takenOf('another')).toEqual([])
})
