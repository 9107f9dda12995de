import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'
import { CODE_LIFE_MS } from '../mfa.ts'

const MINUTE_MS = 60_000

/** The code is not in the subject, which a locked phone shows to everybody. */
export function mfaCodeMail(language: Language, code: string): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('mfaCodeSubject'),
    before: [say('greeting'), say('mfaCodeText'), code],
    link: null,
    after: [say('mfaCodeLife', { minutes: CODE_LIFE_MS / MINUTE_MS }), say('mfaCodeNotYou')],
  })
}
