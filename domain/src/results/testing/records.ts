import { NOTHING, withItems } from '../../records/answer.ts'
import { emptyRecord, type PainRecord } from '../../records/painRecord.ts'
import { DAY_MS, HOUR_MS } from '../../time/instant.ts'
import type { Person } from './people.ts'

export const LAST_DAY = 20_400

/** The person's records: two a day, whose mean is the day's pain, the first with everything done. */
export function personRecords({ pain, things }: Person): PainRecord[] {
  return Array.from(pain).flatMap((felt, at) => {
    const done = things.flatMap((places, thing) =>
      places.includes(at) ? [{ id: `thing ${thing}`, text: '' }] : [],
    )
    const morning = (LAST_DAY - pain.length + at) * DAY_MS + 8 * HOUR_MS
    const first = { ...emptyRecord({ at: morning, offset: 0 }), severity: Math.floor(felt) }
    const second = { ...emptyRecord({ at: morning + HOUR_MS, offset: 0 }), severity: Math.ceil(felt) }
    return [{ ...first, symptom: done.length === 0 ? NOTHING : withItems(done) }, second]
  })
}
