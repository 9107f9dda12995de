import type { Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export function sessionEndedMail(language: Language): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('sessionEndedSubject'),
    before: [say('greeting'), say('sessionEndedText'), say('sessionEndedAdvice')],
    link: null,
    after: [],
  })
}
