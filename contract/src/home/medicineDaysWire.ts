import { isDayLimit } from '@reprieve/domain/medications/dayLimit.ts'
import { toFields, type Fields } from '../fields.ts'

// The key `medicine_days` of the settings `home_cards`. [MDAY-3, MDAY-7]

const KEY = 'medicine_days'

/** What the person chose for the card of medicine days. */
export interface MedicineDaysChoice {
  /** Null if it was not chosen yet. */
  isOn: boolean | null
  /** For all counted medicines together, as told by the prescriber; null for none. */
  limit: number | null
}

/** Values that cannot be read say nothing, and stay stored. */
export function medicineDaysFromSettings(kept: Fields): MedicineDaysChoice {
  const { on, limit } = toFields(kept[KEY])
  return { isOn: on === 0 || on === 1 ? on === 1 : null, limit: isDayLimit(limit) ? limit : null }
}

/** Writes only what the person changed: fields of a newer app stay. */
export function medicineDaysToSettings(kept: Fields, choice: MedicineDaysChoice): Fields {
  const before = medicineDaysFromSettings(kept)
  const { isOn, limit } = choice
  const changed: Fields = {
    ...(isOn !== before.isOn && { on: isOn === null ? null : Number(isOn) }),
    ...(limit !== before.limit && { limit }),
  }
  return Object.keys(changed).length === 0 ? kept : { ...kept, [KEY]: { ...toFields(kept[KEY]), ...changed } }
}
