import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

export function sessionEndedMail(language: Language): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('sessionEndedSubject'),
    before: [say('greeting'), say('sessionEndedText'), say('sessionEndedAdvice')],
    link: null,
    after: [],
  })
}
