import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { emailChangeMail } from './emailChange.ts'
import { emailChangedMail } from './emailChanged.ts'
import { passwordChangedMail } from './passwordChanged.ts'
import { resetMail } from './reset.ts'

const LINK = 'https://diary.example/path/token'
const LINKED = { resetMail, emailChangeMail, passwordChangedMail }
const each = Object.entries(LINKED).flatMap(([name, letter]) =>
  LANGUAGES.map((language) => ({ name, language, mail: letter(language, LINK) })),
)
const notices = LANGUAGES.map((language) => ({ language, mail: emailChangedMail(language) }))

test.each(each)(
  '[D22] $name in $language has its link as text and as HTML, and never in the subject',
  ({ mail }) => {
    expect(mail.text.split(LINK).length).toBe(2)
    expect(mail.html).toContain(`href="${LINK}"`)
    expect(mail.subject).not.toContain('http')
  },
)

test('[D22] every letter differs from language to language, and no place of a value stays open', () => {
  for (const mails of [
    ...Object.keys(LINKED).map((name) => each.filter((one) => one.name === name)),
    notices,
  ]) {
    expect(new Set(mails.map(({ mail }) => mail.text)).size).toBe(LANGUAGES.length)
    expect(new Set(mails.map(({ mail }) => mail.subject)).size).toBe(LANGUAGES.length)
    for (const { mail } of mails) expect(mail.subject + mail.text).not.toMatch(/[{}#\r]|undefined|NaN/)
  }
})

test('[D22] the letters say how long their links work: an hour for a reset, a day for a new address', () => {
  expect(resetMail('en', LINK).text).toContain('works once, within 1 hour.')
  expect(resetMail('ru', LINK).text).toContain('1 час ')
  expect(emailChangeMail('en', LINK).text).toContain('works for 24 hours.')
  expect(emailChangeMail('ru', LINK).text).toContain('24 часа.')
})

test('[REL 1d] the old address is told that there is a new one, and not which', () => {
  for (const { mail } of notices) expect(mail.text + mail.html).not.toContain('http')
})
