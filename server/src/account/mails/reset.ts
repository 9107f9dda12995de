import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { LINK_LIFE_MS } from '../../access/mailTokenStore.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export function resetMail(language: Language, link: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('resetSubject'),
    before: [say('greeting'), say('resetText')],
    link: { label: say('resetButton'), address: link },
    after: [say('resetLife', { hours: LINK_LIFE_MS.reset / HOUR_MS }), say('resetNotYou')],
  })
}
