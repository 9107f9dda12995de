import type { Article, Block, Words } from '@reprieve/content/article.ts'
import { splitPhones } from '@reprieve/content/phones.ts'
import './article.css'

/** An article whose numbers can be called. Its blocks never change, so their place is their key. */
export function ArticleText({ article: { title, blocks } }: { article: Article }) {
  return (
    <article className="article">
      <h2>{title}</h2>
      {blocks.map((block, place) => (
        <BlockText key={place} block={block} />
      ))}
    </article>
  )
}

function BlockText({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Line words={block.words} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((words, place) => (
            <li key={place}>
              <Line words={words} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function Line({ words }: { words: readonly Words[] }) {
  return words.map(({ text, isStrong }, place) =>
    isStrong ? (
      <strong key={place}>
        <Callable text={text} />
      </strong>
    ) : (
      <Callable key={place} text={text} />
    ),
  )
}

function Callable({ text }: { text: string }) {
  return splitPhones(text).map((piece, place) =>
    piece.call === null ? (
      piece.text
    ) : (
      <a key={place} className="call" href={`tel:${piece.call}`}>
        {piece.text}
      </a>
    ),
  )
}
