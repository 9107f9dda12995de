import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Provider } from '../../outside/identity/identity.ts'
import { composeMail, mailTexts, type MailWords } from '../../outside/letter.ts'

/** Brand names, the same in every language. */
const NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

export function providerConnectedMail(language: Language, provider: Provider): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('providerConnectedSubject'),
    before: [say('greeting'), say('providerConnectedText', { provider: NAMES[provider] })],
    link: null,
    after: [say('providerNotYou')],
  })
}

export function providerDisconnectedMail(language: Language, provider: Provider): MailWords {
  const say = mailTexts(language)
  return composeMail(language, {
    subject: say('providerDisconnectedSubject'),
    before: [say('greeting'), say('providerDisconnectedText', { provider: NAMES[provider] })],
    link: null,
    after: [say('providerNotYou')],
  })
}
