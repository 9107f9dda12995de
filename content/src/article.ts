/** Words of one line, some of them bold. */
export interface Words {
  text: string
  isStrong: boolean
}

export type Block =
  | { is: 'heading'; text: string }
  | { is: 'paragraph'; words: readonly Words[] }
  | { is: 'list'; isOrdered: boolean; items: readonly (readonly Words[])[] }

export interface Article {
  title: string
  blocks: readonly Block[]
}

const HEAD = /^---\n(?<head>.*?)\n---\n/s
const TITLE = /^title: "(?<title>.*)"$/m
const HEADING = /^## (?<text>.+)$/
const ITEM = /^(?:- |(?<number>\d+)\. )(?<text>.+)$/

/** CONT-1. Values and no markup: whoever shows them decides about the elements, and nothing in a text can be one. */
export function readArticle(file: string): Article {
  const head = HEAD.exec(file)
  const title = TITLE.exec(head?.groups?.['head'] ?? '')?.groups?.['title'] ?? ''
  const body = head === null ? file : file.slice(head[0].length)
  const parts = body.split(/\n{2,}/).map((part) => part.trim())
  return { title, blocks: parts.filter((part) => part !== '').map(blockFrom) }
}

function blockFrom(part: string): Block {
  const heading = HEADING.exec(part)?.groups?.['text']
  if (heading !== undefined) return { is: 'heading', text: heading }
  return listFrom(part.split('\n')) ?? { is: 'paragraph', words: wordsFrom(part.replaceAll('\n', ' ')) }
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

/** Every second piece between pairs of `**` is bold; a single `**` is no pair and stays text. */
function wordsFrom(line: string): Words[] {
  const pieces = line.split(/\*\*(.+?)\*\*/)
  return pieces.map((text, index) => ({ text, isStrong: index % 2 === 1 })).filter(({ text }) => text !== '')
}
