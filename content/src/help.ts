import { readArticle, type Block } from './article.ts'

/** The pages of help. */
export type HelpPage = 'userGuide' | 'faq'

/** One heading of the user guide or the FAQ, with its content. */
export interface HelpSection {
  /** The same in every language, so that a link still works after the language changes. */
  anchor: string
  title: string
  blocks: readonly Block[]
}

const HEADING = /^(?<title>.+) \{#(?<anchor>[a-z]+(?:-[a-z]+)*)\}$/

/**
 * SET-20. Throws on text before the first heading and on a heading without an anchor, because they would not be
 * shown.
 */
export function readHelp(file: string): readonly HelpSection[] {
  const sections: { anchor: string; title: string; blocks: Block[] }[] = []
  for (const block of readArticle(file).blocks) {
    if (block.is === 'heading' && block.level === 2) sections.push({ ...headingFrom(block.text), blocks: [] })
    else if (sections.length === 0) throw new Error('A help text begins with a heading')
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

function headingFrom(text: string): { anchor: string; title: string } {
  const { title, anchor } = HEADING.exec(text)?.groups ?? {}
  if (title === undefined || anchor === undefined) throw new Error(`A heading without an anchor: ${text}`)
  return { title, anchor }
}

/** All its text as one string, for a search. */
export function helpSectionText({ title, blocks }: HelpSection): string {
  return [title, ...blocks.flatMap(linesOf)].join('\n')
}

function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [block.words.map(({ text }) => text).join('')]
    case 'list':
      return block.items.map((words) => words.map(({ text }) => text).join(''))
    case 'checklist':
      return block.items.map(({ words }) => words.map(({ text }) => text).join(''))
  }
}
