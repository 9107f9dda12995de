import type { Language } from '@reprieve/domain/settings/language.ts'
import { compose, wordsOf, type MailWords } from '../outside/letter.ts'

/** Who invites stands inside the letter: a subject is read over shoulders. */
export function invitationMail(
  language: Language,
  { institution, link }: { institution: string; link: string },
): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('invitationSubject'),
    before: [say('greeting'), say('invitationText', { institution }), say('invitationConsent')],
    link: { label: say('invitationButton'), address: link },
    after: [say('invitationLife'), say('invitationNotYou')],
  })
}
