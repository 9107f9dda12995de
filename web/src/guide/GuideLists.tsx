import type { Category } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '../navigation/Link.tsx'
import { useParams } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useScreenTitle } from '../text/useScreenTitle.ts'
import { useText } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { GuideBreadcrumb } from './GuideBreadcrumb.tsx'
import { GuideFrame } from './GuideFrame.tsx'
import { ContentRows } from './GuideRows.tsx'
import { GuideNotFound } from './GuideUnavailable.tsx'
import { TopicTiles } from './TopicTiles.tsx'
import { listContents, type Guide } from './guideTable.ts'
import { PickedRows } from './PickedRows.tsx'
import { GuidePicture } from './pictures/GuidePicture.tsx'
import { useRecommended } from './useRecommended.ts'

/** All categories, or one with its articles. [GUIDE-8] */
export function GuideCategories() {
  const { category_id: id } = useParams()
  return <GuideFrame>{(guide) => <Categories guide={guide} id={id} />}</GuideFrame>
}

function Categories({ guide, id }: { guide: Guide; id: string | undefined }) {
  const text = useText('guide')
  if (id === undefined)
    return (
      <>
        <GuideBreadcrumb />
        <TopicTiles label={text('categories')} categories={guide.categories} hasSummary />
      </>
    )
  const category = guide.categories.find((one) => one.id === id)
  return category === undefined ? <GuideNotFound /> : <OneCategory category={category} />
}

function OneCategory({ category: { id, title, summary, contents } }: { category: Category }) {
  const text = useText('guide')
  useScreenTitle(title, 'en')
  return (
    <>
      <GuideBreadcrumb />
      <div className="card guide-topic-head">
        <GuidePicture category={id} />
        <p lang="en">{summary}</p>
      </div>
      <ContentRows label={text('content')} rows={contents.map((content) => ({ content }))} />
      <Link className="button" to={PATHS.guideCategories} params={{ category_id: undefined }}>
        {text('seeAllCategories')}
      </Link>
    </>
  )
}

export function GuideBookmarked() {
  return <GuideFrame>{(guide) => <Bookmarked guide={guide} />}</GuideFrame>
}

function Bookmarked({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const kept = listContents(guide).filter(({ isBookmarked }) => isBookmarked)
  return (
    <>
      <GuideBreadcrumb />
      {kept.length === 0 ? (
        <EmptyState title={text('noBookmarks')} text={text('noBookmarksText')}>
          <Link className="button" to={PATHS.guide}>
            {text('toGuide')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className="guide-how">{text('noBookmarksText')}</p>
          <ContentRows label={text('bookmarked')} rows={kept.map((content) => ({ content }))} />
        </>
      )}
    </>
  )
}

export function GuideRecommended() {
  return <GuideFrame>{(guide) => <Recommended guide={guide} />}</GuideFrame>
}

function Recommended({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const rows = useRecommended(guide)
  return (
    <>
      <GuideBreadcrumb />
      <p className="guide-how">{text('recommendedHow')}</p>
      {rows !== null && rows.length > 0 && <PickedRows label={text('recommended')} rows={rows} />}
    </>
  )
}
