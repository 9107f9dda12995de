import type { Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

/** The link leads to the page that requests a reset; it gives no access by itself. */
export function passwordChangedMail(language: Language, askAgain: string): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('passwordChangedSubject'),
    before: [say('greeting'), say('passwordChangedText'), say('passwordChangedAdvice')],
    link: { label: say('passwordChangedButton'), address: askAgain },
    after: [],
  })
}
