import type { Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

/** Sent to the old address, without the new one: somebody else may read this mailbox by now. */
export function emailChangedMail(language: Language): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('emailChangedSubject'),
    before: [say('greeting'), say('emailChangedText'), say('emailChangedAdvice')],
    link: null,
    after: [],
  })
}
