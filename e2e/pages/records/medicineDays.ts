import type { Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { putRows, seededRow } from '../../harness/seedDiary.ts'
import { startWithDiary } from '../sync/seededDiary.ts'
import { dosesText, genericMedicineName } from './doses.ts'
import { medications } from './medications.ts'

const common = await loadText('en', 'common')

const DAY_MS = 86_400_000
/** Day numbers of the index start here. */
const FIRST_DAY_MS = Date.UTC(1900, 0, 1)
const NO_DAY = 0

export interface SeededMedicine {
  name: string
  /** Doses on as many days before today. */
  days: number
  limit?: number
}

/** A diary without an account, with medicines taken as needed and migraine among the conditions. */
export async function startWithMedicines(page: Page, medicines: readonly SeededMedicine[]): Promise<void> {
  await startWithDiary(page, [])
  let localId = 200_000
  const at = Date.now()
  const row = (kind: string, values: [string, object][], when = NO_DAY): { clientId: string } => {
    localId += 1
    const day = when === NO_DAY ? NO_DAY : Math.floor((when - FIRST_DAY_MS) / DAY_MS) + 1
    return seededRow({ kind, localId, day, at, values }) as { clientId: string }
  }
  const rows = medicines.flatMap(({ name, days, limit }) => {
    const medicine = row('medication', [
      ['name', { common_name: name, brand_name: 'Generic' }],
      ['strength', { strength: '', strength_units: 'mg' }],
      ['units', { dosage_units: 'tablets' }],
      ['take_as', { take_as_value: 'needed' }],
      ...(limit === undefined ? [] : [['day_limit', { day_limit: limit }] as [string, object]]),
      ['shown', { isShow: 1 }],
      ['deleted', { deleted: 0 }],
    ])
    const refs = [{ client_id: medicine.clientId, text: name }]
    const doses = Array.from({ length: days }, (_, ago) => {
      const when = at - (ago + 1) * DAY_MS
      const time_offset = -new Date(when).getTimezoneOffset() * 60_000
      return row(
        'dose',
        [
          ['what', { what: 'medication', value: name, refs }],
          ['amount', { dosage: null, dosage_units: null }],
          ['timing', { timing: when, time_offset }],
          ['deleted', { deleted: 0 }],
        ],
        when,
      )
    })
    return [medicine, ...doses]
  })
  const migraine = row('condition', [
    ['name', { value: 'Migraine', original_fid: 10_060 }],
    ['shown', { isShow: 1 }],
    ['deleted', { deleted: 0 }],
  ])
  await putRows(page, [...rows, migraine])
}

export const medicineChip = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: genericMedicineName(name), exact: true })

/** What belongs to one chosen medicine. */
export const chosenMedicine = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: genericMedicineName(name), exact: true })

export const logSeveral = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: dosesText('logSeveral', { count }), exact: true })

export const medicineDaysCard = (page: Page): Locator =>
  page.getByRole('region', { name: dosesText('medicineDaysTitle'), exact: true })

export const showMedicineDays = (page: Page): Locator =>
  page.getByRole('button', { name: dosesText('medicineDaysShow'), exact: true })

export const medicineDaysSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: dosesText('medicineDaysTitle') })

export const saveInSheet = (page: Page): Promise<void> =>
  medicineDaysSheet(page)
    .getByRole('button', { name: common('save'), exact: true })
    .click()

export const dayLimitField = (page: Page): Locator =>
  page.getByRole('textbox', { name: medications('dayLimit', { of: 30 }) })

export const togetherField = (page: Page): Locator =>
  medicineDaysSheet(page).getByRole('textbox', { name: dosesText('medicineDaysLimitField') })
