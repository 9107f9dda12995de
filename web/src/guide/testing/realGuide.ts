import { readArticle, type Block, type InlineText } from '@reprieve/content/article.ts'
import type { GuideDoc } from '@reprieve/domain/guide/searchIndex.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ARTICLES = join(import.meta.dirname, '../../../../content/guide/articles')

/** The built-in articles, in the order of their categories. */
export function realGuide(): readonly GuideDoc[] {
  const categories = JSON.parse(readFileSync(join(ARTICLES, '../categories.json'), 'utf8')) as {
    id: string
  }[]
  return categories.flatMap(({ id }) =>
    readdirSync(join(ARTICLES, id)).map((name) => docOf(readFileSync(join(ARTICLES, id, name), 'utf8'))),
  )
}

function docOf(file: string): GuideDoc {
  const head = (key: string): string => new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(file)?.[1] ?? ''
  const { title, blocks } = readArticle(file)
  const tags = head('tags').replaceAll(/[[\]]/g, '').split(', ')
  return { id: head('id'), title, summary: head('summary'), tags, sections: sectionsOf(blocks) }
}

function sectionsOf(blocks: readonly Block[]): GuideDoc['sections'] {
  const sections: { heading: string | null; paragraphs: string[] }[] = [{ heading: null, paragraphs: [] }]
  for (const block of blocks) {
    if (block.is === 'heading') sections.push({ heading: block.text, paragraphs: [] })
    else sections.at(-1)!.paragraphs.push(...linesOf(block))
  }
  return sections
}

function linesOf(block: Exclude<Block, { is: 'heading' }>): string[] {
  if (block.is === 'paragraph') return [textOf(block.words)]
  if (block.is === 'list') return block.items.map(textOf)
  return block.items.map(({ words }) => textOf(words))
}

const textOf = (words: readonly InlineText[]): string => words.map(({ text }) => text).join('')
