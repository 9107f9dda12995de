import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

export function mfaChangedMail(language: Language, isOn: boolean): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say(isOn ? 'mfaOnSubject' : 'mfaOffSubject'),
    before: [say('greeting'), say(isOn ? 'mfaOnText' : 'mfaOffText'), say('mfaNotYou')],
    link: null,
    after: [],
  })
}
