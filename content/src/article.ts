import { targetFrom, type LinkTarget } from './linkTarget.ts'

/** A run of text within a line; it may be bold or a link. */
export interface InlineText {
  text: string
  isStrong: boolean
  link?: LinkTarget
}

/** An item under which a person may write a note. Without an id the note cannot be stored. */
export interface ChecklistItem {
  id: string | null
  words: readonly InlineText[]
}

export type Block =
  | { is: 'heading'; level: 2 | 3; text: string }
  | { is: 'paragraph'; words: readonly InlineText[] }
  | { is: 'list'; isOrdered: boolean; items: readonly (readonly InlineText[])[] }
  | { is: 'checklist'; items: readonly ChecklistItem[] }

export interface Article {
  title: string
  blocks: readonly Block[]
}

const HEAD = /^---\n(?<head>.*?)\n---\n/s
const TITLE = /^title: "(?<title>.*)"$/m
const HEADING = /^(?<marks>###?) (?<text>.+)$/
const ITEM = /^(?:- |(?<number>\d+)\. )(?<text>.+)$/
const CHECK = /^- \[ \] (?<text>.+)$/
const ANCHOR = / \{#(?<id>[a-z0-9-]{1,64})\}$/
const BOLD = /\*\*(.+?)\*\*/
const LINK = /\[([^[\]]{1,200})\]\(([^()\s]{1,500})\)/

/** CONT-1. Returns values and no markup: the caller chooses the elements, and no text can become one. */
export function readArticle(file: string): Article {
  const head = HEAD.exec(file)
  const title = TITLE.exec(head?.groups?.['head'] ?? '')?.groups?.['title'] ?? ''
  return { title, blocks: readBlocks(head === null ? file : file.slice(head[0].length)) }
}

/** For a text without front matter. */
export function readBlocks(body: string): readonly Block[] {
  const parts = body.split(/\n{2,}/).map((part) => part.trim())
  return parts.filter((part) => part !== '').map(blockFrom)
}

function blockFrom(part: string): Block {
  const { marks, text } = HEADING.exec(part)?.groups ?? {}
  if (text !== undefined) return { is: 'heading', level: marks === '##' ? 2 : 3, text }
  const lines = part.split('\n')
  return (
    checklistFrom(lines) ??
    listFrom(lines) ?? { is: 'paragraph', words: wordsFrom(part.replaceAll('\n', ' ')) }
  )
}

function checklistFrom(lines: readonly string[]): Block | null {
  const items = lines.map((line) => CHECK.exec(line)?.groups?.['text'])
  if (!items.every((item) => item !== undefined)) return null
  return {
    is: 'checklist',
    items: items.map((item) => {
      const anchor = ANCHOR.exec(item)
      const text = anchor === null ? item : item.slice(0, anchor.index)
      return { id: anchor?.groups?.['id'] ?? null, words: wordsFrom(text) }
    }),
  }
}

function listFrom(lines: readonly string[]): Block | null {
  const items = lines.map((line) => ITEM.exec(line)?.groups)
  if (!items.every((item) => item !== undefined)) return null
  return {
    is: 'list',
    isOrdered: items[0]?.['number'] !== undefined,
    items: items.map((item) => wordsFrom(item['text'] ?? '')),
  }
}

/** Every second piece between pairs of `**` is bold; a single `**` without a partner stays text. */
function wordsFrom(line: string): InlineText[] {
  const pieces = line.split(BOLD)
  return pieces.flatMap((text, place) => linkedFrom(text, place % 2 === 1)).filter(({ text }) => text !== '')
}

/** CONT-8. A link with an unknown target stays plain text. */
function linkedFrom(piece: string, isStrong: boolean): InlineText[] {
  const [before = '', ...found] = piece.split(LINK)
  const words: InlineText[] = [{ text: before, isStrong }]
  for (let place = 0; place < found.length; place += 3) {
    const [text = '', target = '', after = ''] = found.slice(place, place + 3)
    const link = targetFrom(target)
    if (link !== null) words.push({ text, isStrong, link }, { text: after, isStrong })
    else words.push({ text: (words.pop()?.text ?? '') + `[${text}](${target})${after}`, isStrong })
  }
  return words
}
