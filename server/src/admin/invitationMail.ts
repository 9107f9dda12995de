import type { Language } from '@reprieve/domain/settings/language.ts'
import { composeMail, mailTexts, type MailWords } from '../outside/letter.ts'

/** The institution is named only inside the letter, because bystanders can read a subject. */
export function invitationMail(
  language: Language,
  { institution, link }: { institution: string; link: string },
): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('invitationSubject'),
    before: [say('greeting'), say('invitationText', { institution }), say('invitationConsent')],
    link: { label: say('invitationButton'), address: link },
    after: [say('invitationLife'), say('invitationNotYou')],
  })
}
