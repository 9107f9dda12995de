import { barText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'

/** The texts for parts that are not text. */
export interface AnswerWords {
  card: (danger: Extract<AnswerPart, { is: 'card' }>['danger']) => string
}

/** An answer as plain text, for screen readers and files. */
export function answerPlainText(parts: readonly AnswerPart[], { card }: AnswerWords): string {
  const words = parts.map((part): string => {
    switch (part.is) {
      case 'bars':
        return `\n${part.rows.map(barText).join('\n')}\n`
      case 'marks':
        return '\n'
      case 'source':
        return ''
      case 'help':
        return `\n${part.title}: ${part.quote}`
      case 'guide':
        return `\n${part.title}${part.quote === null ? '' : `: ${part.quote}`}`
      case 'card':
        return `\n${card(part.danger)}`
      case 'choices':
        return `\n${part.choices.map(({ says }) => says).join('\n')}`
      case 'screen':
        return `\n${part.text}`
      default:
        return part.text
    }
  })
  return words.join('').trim()
}

interface Line {
  text: string
  parts: readonly AnswerPart[]
  input: boolean
  timestamp: number
  pending: boolean
}

interface FileWords extends AnswerWords {
  you: string
  solace: string
  when: (timestamp: number) => string
}

/** A chat as a text for export. */
export function chatFile(messages: readonly Line[], words: FileWords): string {
  return messages
    .filter(({ pending }) => !pending)
    .map(({ text, parts, input, timestamp }) => {
      const said = input ? text : answerPlainText(parts, words) || text
      return `${words.when(timestamp)}\n${input ? words.you : words.solace} ${said}\n`
    })
    .join('\n')
}
