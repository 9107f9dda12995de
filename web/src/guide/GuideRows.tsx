import type { ContentWithMarks } from '@reprieve/contract/guide/guideWire.ts'
import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'
import { findUrgentSection } from './guideLink.tsx'
import { GuidePicture } from './pictures/GuidePicture.tsx'

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
    <ContentLink content={content} section={section ?? null}>
      <GuidePicture category={content.category ?? ''} variant={content.order} />
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
    </ContentLink>
  )
}

interface ContentLinkProps {
  content: ContentWithMarks
  section: NonNullable<ContentRow['section']> | null
  children: ReactNode
}

/** The way to an article; the texts of Urgent help are there. */
export function ContentLink({ content: { id, category }, section, children }: ContentLinkProps) {
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
