import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import type { MailWords } from '../../outside/letter.ts'
import { deletionMail } from './deletion.ts'
import { deletionDoneMail } from './deletionDone.ts'
import { mfaChangedMail } from './mfaChanged.ts'
import { mfaCodeMail } from './mfaCode.ts'
import { warningMail } from './warning.ts'

const LINK = 'https://diary.example/path/token'
const AT = Date.UTC(2026, 0, 31, 8, 5)

const LETTERS: Record<string, (language: Language) => MailWords> = {
  code: (language) => mfaCodeMail(language, '048213'),
  on: (language) => mfaChangedMail(language, true),
  off: (language) => mfaChangedMail(language, false),
  deletion: (language) => deletionMail(language, LINK),
  receipt: (language) => deletionDoneMail(language, { at: AT, rows: 1_204, hash: 'abc123' }),
  warning: (language) => warningMail(language, { link: LINK, days: 7 }),
}

test.each(Object.entries(LETTERS))(
  '[D22] the letter "%s" is whole in every language, and each has its own words',
  (_, letter) => {
    const mails = LANGUAGES.map(letter)
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}`).not.toMatch(/[{}#\r]|undefined|NaN/)
      expect(subject).not.toMatch(/http|\d{6}/)
      expect(html).not.toContain('<p></p>')
    }
    expect(new Set(mails.map(({ text }) => text)).size).toBe(LANGUAGES.length)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length)
  },
)

test('[D19] the code stands on a line of its own, to be found and copied at once', () => {
  for (const language of LANGUAGES) expect(mfaCodeMail(language, '048213').text).toMatch(/^048213$/m)
  expect(mfaCodeMail('en', '048213').text).toContain('within 10 minutes')
})

test('[D24] the letters say how long there is time', () => {
  expect(deletionMail('en', LINK).text).toContain('In 24 hours')
  expect(deletionMail('ru', LINK).text).toContain('Через 24 часа')
  expect(warningMail('de', { link: LINK, days: 7 }).text).toContain('In 7 Tagen')
})

test('[REL 5] the receipt tells the time, how much was deleted, and its number', () => {
  const { text } = deletionDoneMail('en', { at: AT, rows: 1_204, hash: 'abc123' })
  expect(text).toMatch(/January 31, 2026 at 8:05:00\sAM \(UTC\)/)
  expect(text).toContain('Deleted: 1,204 entries')
  expect(text).toContain('abc123')
})
