import type { Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

/** Mentions neither content nor days, because mail is not confidential. The link needs its owner's session. [REP-1] */
export function reportReadyMail(language: Language, link: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('reportReadySubject'),
    before: [say('greeting'), say('reportReadyText')],
    link: { label: say('reportReadyButton'), address: link },
    after: [say('reportReadySignIn'), say('reportReadyNotYou')],
  })
}
