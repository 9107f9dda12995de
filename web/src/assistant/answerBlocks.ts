import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'

type PartOf<Is extends AnswerPart['is']> = Extract<AnswerPart, { is: Is }>

/** Inline content. `at`: its position among the parts, by which a number is found again. */
export type AnswerPiece = (PartOf<'text'> | PartOf<'name'> | PartOf<'figure'>) & { at: number }

/** An answer as a sequence of blocks. */
export type AnswerBlock =
  | { is: 'words'; pieces: readonly AnswerPiece[] }
  | (PartOf<'source'> & { at: number })
  | PartOf<'bars'>
  | PartOf<'marks'>
  | PartOf<'guide'>
  | PartOf<'help'>
  | PartOf<'card'>
  | PartOf<'screen'>

/**
 * A line break starts another paragraph; parts that are not text are blocks of their own. The suggested questions are
 * not part of the text: they are shown below it.
 */
export function answerBlocks(parts: readonly AnswerPart[]): readonly AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let pieces: AnswerPiece[] = []
  const close = (): void => {
    if (pieces.some(({ text }) => text.trim() !== '')) blocks.push({ is: 'words', pieces })
    pieces = []
  }
  parts.forEach((part, at) => {
    if (part.is === 'text') {
      part.text.split('\n').forEach((text, line) => {
        if (line > 0) close()
        if (text !== '') pieces.push({ ...part, text, at })
      })
    } else if (part.is === 'name' || part.is === 'figure') {
      pieces.push({ ...part, at })
    } else if (part.is === 'source') {
      close()
      blocks.push({ ...part, at })
    } else {
      close()
      if (part.is !== 'choices') blocks.push(part)
    }
  })
  close()
  return blocks
}
