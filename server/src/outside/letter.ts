import { LANGUAGES, intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { text } from '@reprieve/locales/text.ts'
import { escapeHtml } from '../html.ts'

export interface MailWords {
  subject: string
  text: string
  html: string
}

export interface Letter {
  subject: string
  before: string[]
  link: { label: string; address: string } | null
  after: string[]
  /** Only for subscribed mail: why it was sent, and how to unsubscribe. */
  foot?: { text: string; label: string; address: string }
}

type MailKey = Parameters<typeof text<'mail'>>[2]

/** The texts of mails in the recipient's language. */
export const mailTexts =
  (language: Language) =>
  (key: MailKey, values?: Record<string, number | string>): string =>
    text(language, 'mail', key, values)

/** The language of an account row, which may be from a version with other languages. */
export const storedLanguage = (stored: string): Language =>
  LANGUAGES.find((known) => known === stored) ?? 'en'

export function composeMail(language: Language, { subject, before, link, after, foot }: Letter): MailWords {
  const plain = [
    ...before,
    ...(link === null ? [] : [`${link.label}:\n${link.address}`]),
    ...after,
    ...(foot === undefined ? [] : [`--\n${foot.text}\n${foot.label}:\n${foot.address}`]),
  ]
  const paragraph = (words: string) => `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
  const button =
    link === null
      ? ''
      : `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p><p>${escapeHtml(link.address)}</p>`
  const ending =
    foot === undefined
      ? ''
      : `<hr><p>${escapeHtml(foot.text)} <a href="${escapeHtml(foot.address)}">${escapeHtml(foot.label)}</a></p>`
  const body = [...before.map(paragraph), button, ...after.map(paragraph), ending].join('\n')
  const html = `<!doctype html><html lang="${intlTag(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body}</body></html>`
  return { subject, text: plain.join('\n\n') + '\n', html }
}
