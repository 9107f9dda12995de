import type { AnswerPart } from '../answerPart.ts'

/** An answer as one text, for clients that show no parts; cards add their own fixed text where they are shown. */
export const answerPlainText = (parts: readonly AnswerPart[]): string => parts.map(textOf).join('').trim()

function textOf(part: AnswerPart): string {
  switch (part.is) {
    case 'text':
    case 'figure':
    case 'name':
      return part.text
    case 'guide':
      return `\n${part.title}${part.quote === null ? '' : `: ${part.quote}`}`
    case 'choices':
      return part.choices.map(({ says }) => `\n${says}`).join('')
    case 'screen':
    case 'card':
      return ''
  }
}
