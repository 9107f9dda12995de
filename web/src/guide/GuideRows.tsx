import type { Category, ContentWithMarks } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { DiaryIcon, type DiaryIconName } from '../ui/icons/DiaryIcon.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'
import { findUrgentSection } from './guideLink.tsx'

export interface ContentRow {
  content: ContentWithMarks
  /** Why it is shown here, in the person's language. */
  why?: string
  /** The section of the article to open it at. */
  section?: { anchor: string; heading: string } | null
}

/** A list of articles. Their titles are English, whatever language is around them. */
export function ContentRows({ label, rows }: { label: string; rows: readonly ContentRow[] }) {
  return (
    <ListCard label={label}>
      {rows.map((row) => (
        <Row key={row.content.id} row={row} />
      ))}
    </ListCard>
  )
}

function Row({ row: { content, why, section } }: { row: ContentRow }) {
  const { title, summary } = content
  return (
    <RowLink content={content} section={section ?? null}>
      <Icon name={content.isBookmarked ? 'bookmark' : 'book'} />
      <span className="list-row-words">
        <span className="list-row-title" lang="en">
          {title}
        </span>
        <span className="list-row-subtitle" lang="en">
          {section ? section.heading : summary}
        </span>
        <About content={content} why={why} />
      </span>
      <Icon name="chevronRight" />
    </RowLink>
  )
}

interface RowLinkProps {
  content: ContentWithMarks
  section: NonNullable<ContentRow['section']> | null
  children: ReactNode
}

function RowLink({ content: { id, category }, section, children }: RowLinkProps) {
  const urgent = findUrgentSection(id)
  if (urgent !== undefined) {
    return (
      <Link className="list-row guide-row" to={PATHS.urgentHelp} search={{ section: urgent }}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      className="list-row guide-row"
      to={PATHS.guideContent}
      params={{ id, ...(category !== null && { category_id: category }) }}
      search={section === null ? {} : { section: section.anchor }}
    >
      {children}
    </Link>
  )
}

/** The reading time, the person's progress, and why it is here: in their own language. */
function About({
  content: { minutes, status, isBookmarked },
  why,
}: {
  content: ContentWithMarks
  why: string | undefined
}) {
  const text = useText('guide')
  const told = [
    why,
    text('minutes', { minutes }),
    status !== null && text(status === 'read' ? 'stateRead' : 'stateOpened'),
    isBookmarked && text('stateBookmarked'),
  ]
  return (
    <span className="list-row-subtitle">{told.filter((one) => typeof one === 'string').join(' · ')}</span>
  )
}

/** By their names in categories.json; one without a drawing shows a book. */
const ICONS: Readonly<Record<string, DiaryIconName>> = {
  wave: 'wave',
  notebook: 'note',
  walk: 'bolt',
  moon: 'moon',
  mind: 'chat',
  breath: 'leaf',
  pill: 'pill',
  hands: 'heart',
  home: 'home',
  list: 'list',
}

const CategoryIcon = ({ icon }: { icon: string }) => <DiaryIcon name={ICONS[icon] ?? 'book'} />

export function CategoryRows({ label, categories }: { label: string; categories: readonly Category[] }) {
  const text = useText('guide')
  return (
    <ListCard label={label}>
      {categories.map(({ id, title, summary, icon, contents }) => (
        <Link key={id} className="list-row guide-row" to={PATHS.guideCategories} params={{ category_id: id }}>
          <CategoryIcon icon={icon} />
          <span className="list-row-words">
            <span className="list-row-title" lang="en">
              {title}
            </span>
            <span className="list-row-subtitle" lang="en">
              {summary}
            </span>
            <span className="list-row-subtitle">{text('articles', { count: contents.length })}</span>
          </span>
          <Icon name="chevronRight" />
        </Link>
      ))}
    </ListCard>
  )
}
