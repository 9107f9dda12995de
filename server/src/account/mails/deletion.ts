import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { LINK_LIFE_MS } from '../../access/mailTokenStore.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export function deletionMail(language: Language, link: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('deletionSubject'),
    before: [
      say('greeting'),
      say('deletionText', { hours: LINK_LIFE_MS.deletion / HOUR_MS }),
      say('deletionKeep'),
    ],
    link: { label: say('deletionButton'), address: link },
    after: [say('deletionNotYou')],
  })
}
