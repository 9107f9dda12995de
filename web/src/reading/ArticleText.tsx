import type { Block, ChecklistItem, InlineText } from '@reprieve/content/article.ts'
import type { LinkTarget } from '@reprieve/content/linkTarget.ts'
import { Fragment, type ReactNode } from 'react'
import './reading.css'

export type GuideLinkTarget = Exclude<LinkTarget, { to: 'web' }>

interface InlineRenderers {
  /** How plain text is rendered, for example with phone numbers that can be called. */
  renderText?: (text: string) => ReactNode
  /** How a link within the guide is rendered; by default only its text. */
  renderLink?: (link: GuideLinkTarget, text: string) => ReactNode
}

/** The text of one line. */
export function ArticleLine({ words, ...shown }: InlineRenderers & { words: readonly InlineText[] }) {
  return words.map((one, place) => {
    const Around = one.isStrong ? 'strong' : Fragment
    return <Around key={place}>{shownAs(one, shown)}</Around>
  })
}

function shownAs(
  { text, link }: InlineText,
  { renderText = asItIs, renderLink }: InlineRenderers,
): ReactNode {
  if (link === undefined) return renderText(text)
  if (link.to !== 'web') return renderLink?.(link, text) ?? text
  return (
    <>
      <a className="link" href={link.address} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
      {/* The target is visible before the link is pressed. */}
      <span className="link-host">{` (${link.host})`}</span>
    </>
  )
}

const asItIs = (text: string): ReactNode => text

export interface BlockRenderers extends InlineRenderers {
  /** The level of a `##` heading; `###` is one below. */
  level: 2 | 3
  /** How a checklist is rendered; by default as a list. */
  renderChecklist?: (items: readonly ChecklistItem[]) => ReactNode
  /** The id of a heading, for links that lead to it. */
  anchorOf?: (heading: string) => string
  /** The block that is being read aloud. */
  spoken?: number | null
  /** Something that stands before one of the blocks. */
  mark?: { block: number; node: ReactNode } | null
}

/** One way to show the texts that we bring along (CONT-8). They never change, so the place of a block is its key. */
export function ArticleText({
  blocks,
  spoken,
  mark,
  ...shown
}: BlockRenderers & { blocks: readonly Block[] }) {
  return blocks.map((block, place) => {
    const text = <BlockText block={block} shown={shown} />
    return (
      <Fragment key={place}>
        {mark?.block === place && mark.node}
        {place === spoken ? <div className="reading-spoken">{text}</div> : text}
      </Fragment>
    )
  })
}

function BlockText({ block, shown }: { block: Block; shown: BlockRenderers }) {
  switch (block.is) {
    case 'heading':
      return <Heading block={block} shown={shown} />
    case 'paragraph':
      return (
        <p>
          <ArticleLine words={block.words} {...shown} />
        </p>
      )
    case 'list':
      return <List isOrdered={block.isOrdered} items={block.items} shown={shown} />
    case 'checklist':
      return (
        shown.renderChecklist?.(block.items) ?? (
          <List isOrdered={false} items={block.items.map(({ words }) => words)} shown={shown} />
        )
      )
  }
}

const LEVELS = { 2: { 2: 'h2', 3: 'h3' }, 3: { 2: 'h3', 3: 'h4' } } as const

function Heading({
  block,
  shown: { level, anchorOf },
}: {
  block: Extract<Block, { is: 'heading' }>
  shown: BlockRenderers
}) {
  const Element = LEVELS[level][block.level]
  if (anchorOf === undefined) return <Element>{block.text}</Element>
  return (
    <Element id={anchorOf(block.text)} tabIndex={-1}>
      {block.text}
    </Element>
  )
}

interface ListProps {
  isOrdered: boolean
  items: readonly Parameters<typeof ArticleLine>[0]['words'][]
  shown: BlockRenderers
}

function List({ isOrdered, items, shown }: ListProps) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element>
      {items.map((words, place) => (
        <li key={place}>
          <ArticleLine words={words} {...shown} />
        </li>
      ))}
    </Element>
  )
}
