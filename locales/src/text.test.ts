import { describe, expect, test } from 'vitest'
import enCodes from '../en/codes.json' with { type: 'json' }
import enMail from '../en/mail.json' with { type: 'json' }
import enShell from '../en/shell.json' with { type: 'json' }
import { LANGUAGES } from './language.ts'
import { loadText } from './loadText.ts'
import { text } from './text.ts'
import type { Key } from './words.ts'

const VALUES = {
  seconds: 5,
  hours: 48,
  name: 'English',
  time: '14:20',
  version: '4.41.0',
  value: 6,
  word: 'mild',
  done: 4,
  total: 6,
  count: 1,
  minutes: 10,
  days: 7,
  rows: 120,
  hash: '9f86d081',
  provider: 'Google',
  institution: 'Riverside Clinic',
}
const keysOf = <T extends object>(messages: T) => Object.keys(messages) as (keyof T & string)[]

describe.each(LANGUAGES)('[D3] in %s', (language) => {
  test('every text of the server can be said, with its numbers filled in', () => {
    const said = [
      ...keysOf(enCodes).map((key) => [key, text(language, 'codes', key, VALUES)]),
      ...keysOf(enMail).map((key) => [key, text(language, 'mail', key, VALUES)]),
    ]
    const broken = said.filter(
      ([key, words]) => words === '' || /[{}]/.test(words ?? '') || (words === key && key !== 'ok'),
    )
    expect(broken).toEqual([])
  })

  test('every text of the first page can be said', async () => {
    const shell = await loadText(language, 'shell')
    const broken = keysOf(enShell).filter(
      (key) => shell(key, VALUES) === key || /[{}]/.test(shell(key, VALUES)),
    )
    expect(broken).toEqual([])
  })
})

test('[D4] the message of a code is in the language of the caller', () => {
  const said = LANGUAGES.map((language) => text(language, 'codes', 'rate-limited', { seconds: 21 }))
  expect(said).toEqual([
    'Too many tries. Please wait 21 seconds, then try again.',
    'Zu viele Versuche. Bitte warten Sie 21 Sekunden und versuchen Sie es dann erneut.',
    'Demasiados intentos. Espere 21 segundos e inténtelo de nuevo.',
    'Trop d’essais. Attendez 21 secondes, puis réessayez.',
    '시도 횟수가 너무 많아요. 21초 뒤에 다시 시도해 주세요.',
    'Слишком много попыток. Подождите 21 секунду и повторите попытку.',
    '尝试次数过多。请等待 21 秒后重试。',
  ])
})

test('[D21] registering says word for word, as the specification does, that an address is in use', () => {
  expect(text('en', 'codes', 'email-in-use')).toBe(
    'This e-mail is already in use. Log in or reset your password.',
  )
})

test('[D22] a subject, which others may see on a locked screen, has no word about health', () => {
  const subjects: Key<'mail'>[] = ['activationSubject', 'sessionEndedSubject']
  const said = LANGUAGES.flatMap((language) => subjects.map((key) => text(language, 'mail', key)))
  expect(said.filter((subject) => /pain|schmerz|dolor|douleur|통증|бол[ьи]|疼/i.test(subject))).toEqual([])
})
