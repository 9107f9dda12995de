import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

/** The link leads to where a new password is asked for; it opens nothing by itself. */
export function passwordChangedMail(language: Language, askAgain: string): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('passwordChangedSubject'),
    before: [say('greeting'), say('passwordChangedText'), say('passwordChangedAdvice')],
    link: { label: say('passwordChangedButton'), address: askAgain },
    after: [],
  })
}
