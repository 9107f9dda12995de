import type { Article } from '@reprieve/content/article.ts'
import { splitPhones } from '@reprieve/content/phones.ts'
import { ArticleText } from '../reading/ArticleText.tsx'

/** One of the two texts, with numbers that can be called. */
export function UrgentHelpText({ article: { title, blocks } }: { article: Article }) {
  return (
    <article className="urgent-text">
      <h2>{title}</h2>
      <div className="article-text">
        <ArticleText blocks={blocks} level={3} renderText={(text) => <Callable text={text} />} />
      </div>
    </article>
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
