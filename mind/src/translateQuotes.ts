import { loadPassageTexts, type PassageTexts } from '@reprieve/content/solacePassages.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

/** The chosen passages in the person's language, so far as it can be loaded now. [ASST-106] */
export async function translateQuotes(
  parts: readonly AnswerPart[],
  language: Language,
): Promise<readonly AnswerPart[]> {
  if (!parts.some((part) => part.is === 'guide' && part.passage !== undefined)) return parts
  const texts = await loadPassageTexts(language).catch(() => null)
  return texts === null ? parts : parts.map((part) => translateQuote(part, texts, language))
}

function translateQuote(
  part: AnswerPart,
  { titles, passages }: PassageTexts,
  language: Language,
): AnswerPart {
  const quote = part.is === 'guide' && part.passage !== undefined ? passages[part.passage] : undefined
  if (part.is !== 'guide' || quote === undefined) return part
  return { ...part, quote, title: titles[part.contentId] ?? part.title, language }
}
