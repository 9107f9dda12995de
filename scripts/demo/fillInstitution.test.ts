import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INSTITUTION_KEYS } from '@reprieve/domain/institutions/institution.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { readInstitutionFolder } from '@reprieve/server/admin/institutionFolder.ts'
import { loadGuide } from '@reprieve/server/guide/loadGuide.ts'

test('[TOOL-12, ADMIN-2] the made-up clinic has all its texts in every language and recommends existing articles', () => {
  const { institution, texts, pictures } = readInstitutionFolder(join(import.meta.dirname, 'riverside'))
  expect(texts.map(([language]) => language)).toEqual(LANGUAGES)
  for (const [, said] of texts) expect(Object.keys(said)).toEqual([...INSTITUTION_KEYS])
  expect(pictures.map(([kind]) => kind)).toEqual(['logo', 'background'])
  const known = loadGuide('/nowhere').contents.map(({ id }) => id)
  expect(institution.config.recommended.filter((id) => !known.includes(id))).toEqual([])
})
