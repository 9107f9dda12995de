import { loadPassageTexts, type PassageTexts } from '@reprieve/content/solacePassages.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { stepsOf } from '@reprieve/domain/assistant/understand/example/articleSteps.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

/**
 * The chosen passages in the person's language, so far as it can be loaded now. What has no translation is no help to
 * somebody who asks in another language: only its article is linked. [ASST-106]
 */
export async function translateQuotes(
  parts: readonly AnswerPart[],
  language: Language,
): Promise<readonly AnswerPart[]> {
  if (language === 'en' || !parts.some(({ is }) => is === 'guide')) return parts
  const texts = await loadPassageTexts(language).catch(() => null)
  return texts === null ? parts : parts.map((part) => translateQuote(part, texts, language))
}

function translateQuote(
  part: AnswerPart,
  { titles, passages }: PassageTexts,
  language: Language,
): AnswerPart {
  if (part.is !== 'guide') return part
  // An article that was found as a whole is quoted by its first step. [ASST-189]
  const passage = part.passage ?? stepsOf(part.contentId)[0]
  const quote = passage === undefined ? null : (passages[passage] ?? null)
  return { ...part, quote, title: titles[part.contentId] ?? part.title, language }
}
