import { LANGUAGES, intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { text } from '@reprieve/locales/text.ts'
import { escaped } from '../html.ts'

export interface MailWords {
  subject: string
  text: string
  html: string
}

const HOUR_MS = 3_600_000
export const ACTIVATION_LIFE_MS = 48 * HOUR_MS

export function activationMail(language: Language, link: string): MailWords {
  const say = (key: Parameters<typeof text<'mail'>>[2], values?: Record<string, number>) =>
    text(language, 'mail', key, values)
  return compose(language, {
    subject: say('activationSubject'),
    before: [say('greeting'), say('activationText')],
    link: { label: say('activationButton'), address: link },
    after: [say('activationLife', { hours: ACTIVATION_LIFE_MS / HOUR_MS }), say('activationNotYou')],
  })
}

export function sessionEndedMail(storedLanguage: string): MailWords {
  const language = LANGUAGES.find((known) => known === storedLanguage) ?? 'en'
  const say = (key: Parameters<typeof text<'mail'>>[2]) => text(language, 'mail', key)
  return compose(language, {
    subject: say('sessionEndedSubject'),
    before: [say('greeting'), say('sessionEndedText'), say('sessionEndedAdvice')],
    link: null,
    after: [],
  })
}

interface Letter {
  subject: string
  before: string[]
  link: { label: string; address: string } | null
  after: string[]
}

function compose(language: Language, { subject, before, link, after }: Letter): MailWords {
  const plain = [...before, ...(link === null ? [] : [`${link.label}:\n${link.address}`]), ...after]
  const paragraph = (words: string) => `<p>${escaped(words)}</p>`
  const button =
    link === null
      ? ''
      : `<p><a href="${escaped(link.address)}">${escaped(link.label)}</a></p><p>${escaped(link.address)}</p>`
  const body = [...before.map(paragraph), button, ...after.map(paragraph)].join('\n')
  const html = `<!doctype html><html lang="${intlTag(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${body}</body></html>`
  return { subject, text: plain.join('\n\n') + '\n', html }
}
