import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Provider } from '../../outside/identity/identity.ts'
import { compose, wordsOf, type MailWords } from '../../outside/letter.ts'

/** Brand names, the same in every language. */
const NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

export function connectedMail(language: Language, provider: Provider): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('providerConnectedSubject'),
    before: [say('greeting'), say('providerConnectedText', { provider: NAMES[provider] })],
    link: null,
    after: [say('providerNotYou')],
  })
}

export function disconnectedMail(language: Language, provider: Provider): MailWords {
  const say = wordsOf(language)
  return compose(language, {
    subject: say('providerDisconnectedSubject'),
    before: [say('greeting'), say('providerDisconnectedText', { provider: NAMES[provider] })],
    link: null,
    after: [say('providerNotYou')],
  })
}
