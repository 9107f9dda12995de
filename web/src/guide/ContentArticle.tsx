import { readBlocks } from '@reprieve/content/article.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ArticleText } from '../reading/ArticleText.tsx'
import { ReadAloudButton } from '../reading/ReadAloudButton.tsx'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Contents } from './Contents.tsx'
import { ContentEnd } from './ContentEnd.tsx'
import { guideLink } from './guideLink.tsx'
import { placeId, usePlace } from './place.ts'
import { TextSources } from './TextSources.tsx'
import { Trail } from './Trail.tsx'
import { useBookmark } from './useBookmark.ts'
import { useCategory } from './useCategory.ts'
import type { ReadContent } from './useContent.ts'

/** Articles are English and marked as such; everything around them uses the page's language. */
export function ContentArticle({ read }: { read: ReadContent }) {
  const { content, body } = read
  const { section } = useSearch({ strict: false })
  const text = useText('guide')
  const category = useCategory(content.category)
  const blocks = useMemo(() => readBlocks(body.body), [body.body])
  const [spoken, setSpoken] = useState<number | null>(null)
  usePlace(section)
  return (
    <>
      <Trail category={category} />
      <article className="card guide-article">
        <div className="guide-head" lang="en">
          <h2 tabIndex={-1}>{content.title}</h2>
          <p>{content.summary}</p>
        </div>
        <p className="guide-facts">{text('minutes', { minutes: content.minutes })}</p>
        <div className="guide-tools">
          <BookmarkButton read={read} />
          <ReadAloudButton
            blocks={blocks}
            language="en"
            words={{ start: text('readAloud'), stop: text('stopReading'), about: text('readAloudBy') }}
            onSpoken={setSpoken}
          />
          <Button kind="text" label={text('print')} onPress={() => print()} />
        </div>
        <Contents blocks={blocks} />
        <div className="article-text" lang="en">
          <ArticleText blocks={blocks} level={3} renderLink={guideLink} anchorOf={placeId} spoken={spoken} />
        </div>
        <TextSources sources={body.sources} reviewed={content.reviewed} needsReview={content.needsReview} />
      </article>
      <ContentEnd content={content} />
    </>
  )
}

function BookmarkButton({ read: { content } }: { read: ReadContent }) {
  const text = useText('guide')
  const press = useBookmark()
  return (
    <Button
      label={text(content.isBookmarked ? 'removeBookmark' : 'addBookmark')}
      icon={<Icon name="bookmark" isSmall />}
      onPress={() => press(content.id, !content.isBookmarked)}
    />
  )
}
