import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

/** Neither what is in it nor of which days: a mail lies open on its way. The link needs its owner's session. [REP-1] */
export function reportReadyMail(language: Language, link: string): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('reportReadySubject'),
    before: [say('greeting'), say('reportReadyText')],
    link: { label: say('reportReadyButton'), address: link },
    after: [say('reportReadySignIn'), say('reportReadyNotYou')],
  })
}
