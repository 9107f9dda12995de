import type { Language } from '@reprieve/domain/settings/language.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'
import { MFA_CODE_LIFE_MS } from '../mfaStore.ts'

/** The code is not in the subject, which a locked phone shows to everybody. */
export function mfaCodeMail(language: Language, code: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('mfaCodeSubject'),
    before: [say('greeting'), say('mfaCodeText'), code],
    link: null,
    after: [say('mfaCodeLife', { minutes: MFA_CODE_LIFE_MS / MINUTE_MS }), say('mfaCodeNotYou')],
  })
}
