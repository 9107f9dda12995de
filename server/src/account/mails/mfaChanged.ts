import type { Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

export function mfaChangedMail(language: Language, isOn: boolean): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say(isOn ? 'mfaOnSubject' : 'mfaOffSubject'),
    before: [say('greeting'), say(isOn ? 'mfaOnText' : 'mfaOffText'), say('mfaNotYou')],
    link: null,
    after: [],
  })
}
