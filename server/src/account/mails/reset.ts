import type { Language } from '@reprieve/domain/settings/language.ts'
import { LINK_LIFE_MS } from '../../access/mailTokens.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

const HOUR_MS = 3_600_000

export function resetMail(language: Language, link: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('resetSubject'),
    before: [say('greeting'), say('resetText')],
    link: { label: say('resetButton'), address: link },
    after: [say('resetLife', { hours: LINK_LIFE_MS.reset / HOUR_MS }), say('resetNotYou')],
  })
}
