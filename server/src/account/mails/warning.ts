import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { LINK_LIFE_MS } from '../../access/mailTokenStore.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export function warningMail(language: Language, { link, days }: { link: string; days: number }): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('warningSubject'),
    before: [say('greeting'), say('warningText', { days }), say('warningKeep')],
    link: { label: say('activationButton'), address: link },
    after: [say('activationLife', { hours: LINK_LIFE_MS.activation / HOUR_MS }), say('warningNotYou')],
  })
}
