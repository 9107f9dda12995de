import { INTL_TAG, type Language } from './language.ts'
import type { Message } from './icu.ts'
import type { Values } from './words.ts'

// Each costs a slow phone several milliseconds, so it is made when a text first needs it.
const pluralRules = new Map<Language, Intl.PluralRules>()
const numberFormats = new Map<Language, Intl.NumberFormat>()

function pluralRulesOf(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(INTL_TAG[language])
  pluralRules.set(language, known)
  return known
}

function numberFormatOf(language: Language): Intl.NumberFormat {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(INTL_TAG[language])
  numberFormats.set(language, known)
  return known
}

/** Null where a value is missing: half a sentence is worse than the next language's whole one. */
export function fillIn(language: Language, message: Message, values: Values): string | null {
  return filled(message, { language, values, count: null })
}

interface Filling {
  language: Language
  values: Values
  /** Of the plural around it, for `#`. */
  count: number | null
}

function filled(message: Message, filling: Filling): string | null {
  let text = ''
  for (const piece of message) {
    const words = wordsOf(piece, filling)
    if (words === null) return null
    text += words
  }
  return text
}

function wordsOf(piece: Message[number], { language, values, count }: Filling): string | null {
  switch (piece.is) {
    case 'text':
      return piece.text
    case 'count':
      return count === null ? '#' : numberFormatOf(language).format(count)
    case 'argument':
      return Object.hasOwn(values, piece.name) ? String(values[piece.name]) : null
    case 'plural': {
      if (!Object.hasOwn(values, piece.name)) return null
      const counted = Number(values[piece.name])
      const form = pluralRulesOf(language).select(counted)
      const chosen = piece.forms.get(`=${counted}`) ?? piece.forms.get(form) ?? piece.forms.get('other')
      return chosen === undefined ? null : filled(chosen, { language, values, count: counted })
    }
  }
}
