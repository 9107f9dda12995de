import { readBlocks, type Block, type InlineText } from '@reprieve/content/article.ts'
import type { GuideDoc } from '@reprieve/domain/guide/searchIndex.ts'

interface ArticleText {
  id: string
  title: string
  summary: string
  tags: readonly string[]
  minutes: number
  body: string
}

/** Splits an article by its headings, with paragraphs and lines as plain text. */
export function toGuideDoc({ id, title, summary, tags, minutes, body }: ArticleText): GuideDoc {
  const sections: { heading: string | null; paragraphs: string[] }[] = [{ heading: null, paragraphs: [] }]
  for (const block of readBlocks(body)) {
    if (block.is === 'heading') sections.push({ heading: block.text, paragraphs: [] })
    else sections.at(-1)?.paragraphs.push(...blockLines(block))
  }
  return { id, title, summary, tags, minutes, sections }
}

function blockLines(block: Exclude<Block, { is: 'heading' }>): string[] {
  switch (block.is) {
    case 'paragraph':
      return [plain(block.words)]
    case 'list':
      return block.items.map(plain)
    case 'checklist':
      return block.items.map(({ words }) => plain(words))
  }
}

const plain = (words: readonly InlineText[]): string => words.map(({ text }) => text).join('')
