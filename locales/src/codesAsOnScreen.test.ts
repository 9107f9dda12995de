import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { loadText } from './loadText.ts'
import { text } from './text.ts'

/** A client that shows what the server says shows the words of the specification as well. */
test.each(LANGUAGES)(
  '[GUIDE-5, INST-2] in %s the server refuses in the words that the screens have',
  async (language) => {
    const [guide, institutions, reports] = await Promise.all([
      loadText(language, 'guide'),
      loadText(language, 'institutions'),
      loadText(language, 'reports'),
    ])
    expect(text(language, 'codes', 'guide-denied').startsWith(guide('noAccess'))).toBe(true)
    expect(text(language, 'codes', 'institution-not-active')).toBe(institutions('notActivated'))
    expect(text(language, 'codes', 'report-denied')).toBe(reports('notAuthorized'))
  },
)
