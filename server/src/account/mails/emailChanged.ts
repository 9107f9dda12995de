import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

/** Sent to the old address, without the new one: somebody else may read this mailbox by now. */
export function emailChangedMail(language: Language): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('emailChangedSubject'),
    before: [say('greeting'), say('emailChangedText'), say('emailChangedAdvice')],
    link: null,
    after: [],
  })
}
