import { EMPTY_MEDICATION, type Medication } from '@reprieve/domain/medications/medication.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { paperName } from './usePaperNames.ts'

const fentanyl: Medication = {
  ...EMPTY_MEDICATION,
  id: 'f',
  commonName: 'Fentanyl',
  strength: '25',
  strengthUnits: 'µg',
}

test.each(LANGUAGES)('[REP-55] %s: on paper no microgram is written with its symbol', async (language) => {
  const text = await loadText(language, 'medications')
  const microgram = (await loadText(language, 'report'))('microgram')
  const nameOf = paperName({ text, microgram, language, tag: intlTag(language) })
  expect(nameOf(fentanyl)).toContain(microgram)
  expect(nameOf(fentanyl)).not.toMatch(/[µμ]/)
  expect(nameOf({ ...fentanyl, strengthUnits: 'μg' })).toBe(nameOf(fentanyl))
})
