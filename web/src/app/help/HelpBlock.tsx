import type { Block, Words } from '@reprieve/content/article.ts'

export function HelpBlock({ block }: { block: Block }) {
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

/** What is bold is the name of something on the screen. */
const Line = ({ words }: { words: readonly Words[] }) =>
  words.map(({ text, isStrong }, place) => (isStrong ? <strong key={place}>{text}</strong> : text))
