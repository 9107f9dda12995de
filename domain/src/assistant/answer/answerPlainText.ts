import type { AnswerPart, BarRow } from '../answerPart.ts'

/** An answer as one text, for clients that show no parts; cards add their own fixed text where they are shown. */
export const answerPlainText = (parts: readonly AnswerPart[]): string => parts.map(textOf).join('').trim()

function textOf(part: AnswerPart): string {
  switch (part.is) {
    case 'text':
    case 'figure':
    case 'name':
      return part.text
    case 'bars':
      return `\n${part.rows.map(barText).join('\n')}\n`
    case 'guide':
      return `\n${part.title}${part.quote === null ? '' : `: ${part.quote}`}`
    case 'help':
      return `\n${part.title}: ${part.quote}`
    case 'choices':
      return part.choices.map(({ says }) => `\n${says}`).join('')
    // The sentences below say the marks.
    case 'marks':
      return '\n'
    case 'source':
    case 'screen':
    case 'card':
      return ''
  }
}

/** One bar in words. */
export const barText = ({ label, count, value }: BarRow): string =>
  `${label.text}, ${count.text}: ${value.text}`
