import { type Language, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { makeShowTerms, showTerms, TERMS_FILES, type TermsFiles } from './shownTerms.ts'

const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

test.each(LANGUAGES)('[ACC-29] online the text is shown in %s', async (language) => {
  expect(await showTerms('eula', language)).toMatchObject({ language })
  expect((await showTerms('privacy', language)).terms.text.length).toBeGreaterThan(500)
})

test('[ACC-29] if it cannot be loaded the text is shown in English, and that is what is accepted', async () => {
  let isThere = false
  const ko = () => (isThere ? TERMS_FILES.eula.ko() : gone())
  const files: TermsFiles = { ...TERMS_FILES, eula: { ...TERMS_FILES.eula, ko } }
  const show = makeShowTerms(files)
  const english = await showTerms('eula', 'en')
  expect(await show('eula', 'ko')).toEqual(english)
  isThere = true
  expect(await show('eula', 'ko')).toEqual(english)
  expect((await makeShowTerms(files)('eula', 'ko')).language).toBe('ko' satisfies Language)
})
