import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { LINK_LIFE_MS } from '../../access/mailTokenStore.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export function activationMail(language: Language, link: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('activationSubject'),
    before: [say('greeting'), say('activationText')],
    link: { label: say('activationButton'), address: link },
    after: [say('activationLife', { hours: LINK_LIFE_MS.activation / HOUR_MS }), say('activationNotYou')],
  })
}
