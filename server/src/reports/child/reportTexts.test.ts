import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { reportNames } from './reportTexts.ts'

const NOBODY = { listRows: [], medications: [] }

test('[REP-73] that nothing was tried or taken is named with its list', async () => {
  const { nothingTried, nothingTaken } = await reportNames(NOBODY, 'en')
  expect([nothingTried, nothingTaken]).toEqual(['Interventions: Nothing', 'Medications: No medications'])
})

test.each(LANGUAGES)('[REP-73] %s: no such name is that of what helped', async (language) => {
  const names = await reportNames(NOBODY, language)
  const nothing = { id: 'nothing', text: '' }
  expect(names.nothingTried).not.toBe(names.labelOf('alleviating_factor', nothing))
  expect(names.nothingTaken).not.toBe(names.labelOf('medication', nothing))
})
