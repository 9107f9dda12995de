import type { Block, Words } from '@reprieve/content/article.ts'

/** A piece that is said in one go, and the block that it stands in. */
export interface SpokenLine {
  block: number
  text: string
}

/** Short pieces: some browsers fall silent in the middle of a long one. */
export const spokenLines = (blocks: readonly Block[]): readonly SpokenLine[] =>
  blocks.flatMap((block, place) => linesOf(block).map((text) => ({ block: place, text })))

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

const textOf = (words: readonly Words[]): string => words.map(({ text }) => text).join('')
