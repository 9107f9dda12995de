import type { Language } from '@reprieve/domain/settings/language.ts'

/** Names of medicines that are ordinary words: "the same" is no SAMe, and "cambia" is no Cambia. */
const ORDINARY: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['same'],
  es: ['cambia'],
}

export const isOrdinaryName = (name: string, language: Language): boolean =>
  ORDINARY[language]?.includes(name) ?? false
