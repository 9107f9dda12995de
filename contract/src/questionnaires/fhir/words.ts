import type { FormText } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { toFields } from '../../fields.ts'
import { isStorableText } from '../../storable.ts'
import { readNameText, TRANSLATION, type AddFault } from './faults.ts'

const LONGEST_TEXT = 5_000

/** D49: FHIR's zh-CN is the product's zh-rCN. Other Chinese scripts and other languages are not supported. */
function languageOf(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null
  const [primary = '', ...rest] = tag.toLowerCase().split('-')
  if (primary !== 'zh') return isLanguage(primary) ? primary : null
  return rest.some((part) => part === 'hant' || part === 'tw' || part === 'hk' || part === 'mo')
    ? null
    : 'zh-rCN'
}

/** A text with its translations; null, and a reported fault, if it is not one. */
export function wordsFrom(text: unknown, beside: unknown, complain: AddFault): FormText | null {
  if (!isText(text)) {
    complain('text')
    return null
  }
  const by: Partial<Record<Language, string>> = {}
  for (const extension of extensionsBeside(beside, complain)) {
    const { url, extension: parts } = toFields(extension)
    const told = translationFrom(parts)
    if (url !== TRANSLATION || told === null) {
      complain(`extension ${readNameText(url, 120)}`)
      continue
    }
    const language = languageOf(told.tag)
    if (language !== null && by[language] === undefined) by[language] = told.content
  }
  return { base: text, by }
}

function extensionsBeside(beside: unknown, complain: AddFault): readonly unknown[] {
  if (beside === undefined) return []
  const { extension, ...others } = toFields(beside)
  if (!Array.isArray(extension) || Object.keys(others).length > 0) complain('field beside a text')
  return Array.isArray(extension) ? extension : []
}

function translationFrom(parts: unknown): { tag: string; content: string } | null {
  if (!Array.isArray(parts)) return null
  const valueOf = (url: string): unknown => {
    const part = toFields(parts.find((one) => toFields(one)['url'] === url))
    return part['valueCode'] ?? part['valueString'] ?? part['valueMarkdown']
  }
  const [tag, content] = [valueOf('lang'), valueOf('content')]
  return typeof tag === 'string' && isText(content) ? { tag, content } : null
}

export const isText = (said: unknown, longest = LONGEST_TEXT): said is string =>
  typeof said === 'string' && said.trim() !== '' && said.length <= longest && isStorableText(said)
