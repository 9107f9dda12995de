import { type Block, readBlocks } from '@reprieve/content/article.ts'
import type { Category, ContentWithMarks } from '@reprieve/contract/guide/guideWire.ts'
import type { ContentStatus } from '@reprieve/domain/guide/content.ts'
import { headingAnchor } from '@reprieve/domain/guide/headingAnchor.ts'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useDiary } from '../../access/diary.ts'
import { useSession } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { Link } from '../../navigation/Link.tsx'
import { useSearch } from '../../navigation/useRouter.ts'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { useFaultText } from '../../text/formTexts.ts'
import { useScreenTitle } from '../../text/useScreenTitle.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Drawing } from '../../ui/icons/FrameIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleFeedback } from './ArticleFeedback.tsx'
import { ListenBar } from './ListenBar.tsx'
import { TextSources } from './TextSources.tsx'
import { GuideBreadcrumb } from '../GuideBreadcrumb.tsx'
import { guideLink } from '../guideLink.tsx'
import { LOUDSPEAKER } from '../ListenLink.tsx'
import { takeListenRequest } from '../listenRequest.ts'
import { prefetchBookmarked } from '../fetchGuide.ts'
import { watchGuide } from '../readGuide.ts'
import { GuidePicture } from '../pictures/GuidePicture.tsx'
import type { ReadContent } from './useContent.ts'
import { type ListeningInUse, useListening } from './useListening.ts'
import { type PlaceInText, STOPPED_MARK, useReadingPlace } from './useReadingPlace.ts'
import { useSendGuideActions } from '../useSendGuideActions.ts'
import { addPendingAction } from '../pendingActionsTable.ts'

/** The element id of a heading: its text alone could equal another id of the page. */
const placeId = (heading: string): string => `part-${headingAnchor(heading)}`

/** Moves the focus along with the scroll position, so that screen readers announce the heading. */
function goToPlace(section: string): void {
  const place = document.getElementById(`part-${section}`)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** Scrolls to the section in the address once the article is loaded; an unknown one means the beginning. */
function usePlace(section: string | undefined): void {
  useEffect(() => {
    if (section !== undefined) goToPlace(section)
  }, [section])
}

/** Fewer sections need no table of contents. */
const LEAST = 5

/** The sections of a long article. Pressing one again scrolls there again, though the address is the same. */
function Contents({ blocks }: { blocks: readonly Block[] }) {
  const text = useText('guide')
  const id = useId()
  const headings = blocks.flatMap((block) =>
    block.is === 'heading' && block.level === 2 ? [block.text] : [],
  )
  if (headings.length < LEAST) return null
  return (
    <nav className="guide-contents" aria-labelledby={id}>
      <h2 id={id}>{text('onThisPage')}</h2>
      <ol lang="en">
        {headings.map((heading) => (
          <li key={heading}>
            <Link
              className="link"
              to="."
              search={{ section: headingAnchor(heading) }}
              replace
              onClick={() => goToPlace(headingAnchor(heading))}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Articles are English and marked as such; everything around them uses the page's language. */
export function ContentArticle({ read }: { read: ReadContent }) {
  const { content, body } = read
  const { section } = useSearch()
  const text = useText('guide')
  const category = useCategory(content.category)
  const blocks = useMemo(() => readBlocks(body.body), [body.body])
  const words = useRef<HTMLDivElement>(null)
  const place = useReadingPlace(words, {
    id: content.id,
    count: blocks.length,
    isElsewhere: section !== undefined,
  })
  const listen = useListening(blocks, 'en')
  useRequestedListening(content.id, place, listen)
  useScreenTitle(content.title, 'en')
  usePlace(section)
  return (
    <>
      <GuideBreadcrumb category={category} />
      <article className="card guide-article">
        {content.category !== null && <GuidePicture category={content.category} variant={content.order} />}
        <div className="guide-head">
          <p lang="en">{content.summary}</p>
          <p className="guide-facts">{text('minutes', { minutes: content.minutes })}</p>
        </div>
        <div className="guide-tools">
          <BookmarkButton read={read} />
          {listen?.listening.is === 'off' && <ListenButton listen={listen} />}
          <Button kind="text" label={text('print')} onPress={() => print()} />
        </div>
        <Contents blocks={blocks} />
        <div className="article-text" lang="en" ref={words}>
          <ArticleText
            blocks={blocks}
            level={2}
            renderLink={guideLink}
            anchorOf={placeId}
            spoken={listen?.block ?? null}
            mark={
              place.stoppedAt === null
                ? null
                : { block: place.stoppedAt, node: <StoppedMark onTop={place.goToTop} /> }
            }
          />
        </div>
        <TextSources sources={body.sources} reviewed={content.reviewed} needsReview={content.needsReview} />
      </article>
      <ArticleActions content={content} />
      <ContentEnd content={content} />
      {listen !== null && listen.listening.is !== 'off' && <ListenBar listen={listen} />}
    </>
  )
}

function ListenButton({ listen }: { listen: ListeningInUse }) {
  const text = useText('guide')
  const about = useId()
  return (
    <>
      <Button
        label={text('listen')}
        icon={<Drawing path={LOUDSPEAKER} isSmall />}
        describedBy={about}
        onPress={() => listen.startAt(0)}
      />
      <span id={about} className="unseen">
        {text('readAloudBy')}
      </span>
    </>
  )
}

/** Begins where the person stopped if they asked for it on another screen; the page follows the voice. [GUIDE-32] */
function useRequestedListening(id: string, place: PlaceInText, listen: ListeningInUse | null): void {
  const { isOpened, stoppedAt } = place
  const begin = useEffectEvent(() => {
    if (takeListenRequest(id)) listen?.startAt(stoppedAt ?? 0)
  })
  const canSpeak = listen !== null
  useEffect(() => {
    if (isOpened && canSpeak) begin()
  }, [isOpened, canSpeak])
  const block = listen?.block ?? null
  const follow = useEffectEvent(place.showBlock)
  useEffect(() => {
    if (block !== null) follow(block)
  }, [block])
}

/** In the page's language, within a text that is not. [GUIDE-29] */
function StoppedMark({ onTop }: { onTop: () => void }) {
  const text = useText('guide')
  const tag = useFormatTag()
  return (
    <div className={STOPPED_MARK} tabIndex={-1} lang={tag}>
      <p>{text('stoppedHere')}</p>
      <Button kind="text" label={text('toTop')} icon={<DiaryIcon name="arrowUp" isSmall />} onPress={onTop} />
    </div>
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

/** As the device knows it; null until then. */
function useCategory(id: string | null): Category | null {
  const { subscribe, current } = watchGuide(useDiary())
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is !== 'read' || seen.value.is !== 'known') return null
  return seen.value.guide.categories.find((category) => category.id === id) ?? null
}

/** What the user can say about an article after reading it; sent to the server only with an account. */
function ContentEnd({ content: { id, status } }: { content: ContentWithMarks }) {
  const text = useText('guide')
  const hasAccount = useSession().is === 'user'
  const { end, markRead } = useReading(id, status)
  return (
    <section className="card guide-end">
      <div ref={end} />
      <div role="status">{status === 'read' && <p>{text('markedRead')}</p>}</div>
      {status !== 'read' && <Button label={text('markRead')} onPress={markRead} />}
      {hasAccount && <ArticleFeedback id={id} />}
    </section>
  )
}

/** Stored immediately and sent when online. Bookmarked articles are available offline. [GUIDE-14, GUIDE-15] */
function useBookmark(): (id: string, isWanted: boolean) => void {
  const diary = useDiary()
  const ask = useAsk()
  const tell = useSendGuideActions()
  const faultText = useFaultText()
  const toasts = useToasts()
  const press = async (id: string, isWanted: boolean): Promise<void> => {
    const kept = await addPendingAction(diary, { is: 'bookmark', id, isWanted })
    if (!kept.ok) {
      toasts.show({ message: faultText(kept.reason) })
      return
    }
    await tell(diary)
    if (isWanted) await prefetchBookmarked(diary, ask, [id])
  }
  return (id, isWanted) => void press(id, isWanted).catch(reportError)
}

interface Reading {
  /** The end of the text: when it becomes visible, the text counts as read. */
  end: RefObject<HTMLDivElement | null>
  markRead: () => void
}

/** Records that an article was opened, and that it was read to its end. Time plays no role. [GUIDE-19] */
function useReading(id: string, status: ContentStatus | null): Reading {
  const diary = useDiary()
  const tell = useSendGuideActions()
  const end = useRef<HTMLDivElement>(null)
  const note = useEffectEvent((reached: ContentStatus) => {
    const act = async (): Promise<void> => {
      await addPendingAction(diary, { is: 'status', id, status: reached })
      await tell(diary)
    }
    act().catch(() => undefined)
  })
  const isOpened = status !== null
  useEffect(() => {
    if (!isOpened) note('opened')
  }, [isOpened])
  const isRead = status === 'read'
  useEffect(() => {
    if (isRead || end.current === null || !('IntersectionObserver' in globalThis)) return
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) note('read')
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [isRead])
  const markRead = (): void => {
    addPendingAction(diary, { is: 'status', id, status: 'read' })
      .then(() => tell(diary))
      .catch(reportError)
  }
  return { end, markRead }
}
