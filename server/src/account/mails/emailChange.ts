import type { Language } from '@reprieve/domain/settings/language.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { LINK_LIFE_MS } from '../../access/mailTokenStore.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

/** Sent to the new address: only its owner can read the link. */
export function emailChangeMail(language: Language, link: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('emailChangeSubject'),
    before: [say('greeting'), say('emailChangeText')],
    link: { label: say('emailChangeButton'), address: link },
    after: [
      say('emailChangeLife', { hours: LINK_LIFE_MS['email-change'] / HOUR_MS }),
      say('emailChangeNotYou'),
    ],
  })
}
