import { INTL_TAG, type Language } from './language.ts'
import type { Message } from './icu.ts'
import type { Values } from './words.ts'

interface Rules {
  plural: Intl.PluralRules
  number: Intl.NumberFormat
}

// Each costs a millisecond or two to make on a slow phone.
const rules = new Map<Language, Rules>()

function rulesOf(language: Language): Rules {
  const known = rules.get(language)
  if (known !== undefined) return known
  const tag = INTL_TAG[language]
  const made = { plural: new Intl.PluralRules(tag), number: new Intl.NumberFormat(tag) }
  rules.set(language, made)
  return made
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
      return count === null ? '#' : rulesOf(language).number.format(count)
    case 'argument':
      return Object.hasOwn(values, piece.name) ? String(values[piece.name]) : null
    case 'plural': {
      if (!Object.hasOwn(values, piece.name)) return null
      const counted = Number(values[piece.name])
      const form = rulesOf(language).plural.select(counted)
      const chosen = piece.forms.get(`=${counted}`) ?? piece.forms.get(form) ?? piece.forms.get('other')
      return chosen === undefined ? null : filled(chosen, { language, values, count: counted })
    }
  }
}
