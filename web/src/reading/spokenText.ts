import type { Block, InlineText } from '@reprieve/content/article.ts'
import { splitForVoice } from '@reprieve/domain/guide/listening.ts'

/** A piece that is said in one go, and the block that it stands in. */
export interface SpokenSentence {
  block: number
  text: string
}

export const spokenSentences = (blocks: readonly Block[]): readonly SpokenSentence[] =>
  blocks.flatMap((block, place) =>
    linesOf(block)
      .flatMap(splitForVoice)
      .map((text) => ({ block: place, text })),
  )

function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [textOf(block.words)]
    case 'list':
      return block.items.map(textOf)
    case 'checklist':
      return block.items.map(({ words }) => textOf(words))
  }
}

const textOf = (words: readonly InlineText[]): string => words.map(({ text }) => text).join('')
