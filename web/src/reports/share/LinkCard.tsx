import type { Key } from '@reprieve/locales/words.ts'
import { useId, useState } from 'react'
import { useNow } from '../../device/useNow.ts'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import type { ListedReport } from '../reportList.ts'
import { isLinkActive, type ListedLink, type LinkOpening } from './linkList.ts'
import { useDateTimeText } from './useDateTimeText.ts'

interface LinkCardProps {
  link: ListedLink
  /** Null if it is not known on this device. */
  report: ListedReport | null
  hasFailed: boolean
  onEnd: () => void
}

/** What it shows, its expiry, and who has opened it. [SHARE-6] */
export function ShareLinkCard({ link, report, hasFailed, onEnd }: LinkCardProps) {
  const text = useText('share')
  const reports = useText('reports')
  const filters = useText('filters')
  const tag = useFormatTag()
  const momentText = useDateTimeText()
  const { at: now } = useNow()
  const id = useId()
  const span = link.span ?? report?.span ?? null
  const isOpen = isLinkActive(link, now)
  return (
    <article className="card report-listed" aria-labelledby={id}>
      <h2 id={id}>{text('linkMade', { when: momentText(link.created) })}</h2>
      <dl>
        {report !== null && (
          <>
            <dt>{text('reportMade')}</dt>
            <dd>{reports('generatedOn', { 0: momentText(report.created) })}</dd>
          </>
        )}
        {span !== null && (
          <>
            <dt>{filters('dateRange')}</dt>
            <dd>{spanText(span, tag, 'short')}</dd>
          </>
        )}
        <dt>{reports('sectionsIncluded')}</dt>
        <dd>{new Intl.ListFormat(tag).format(link.sections.map((one) => reports(one)))}</dd>
        {link.state !== 'failed' && (
          <>
            <dt>{text(endWord(link, now))}</dt>
            <dd>{momentText(link.revoked ?? link.expires)}</dd>
          </>
        )}
      </dl>
      {isOpen && link.state === 'waiting' && <Note kind="info">{text('stateWaiting')}</Note>}
      {link.state === 'failed' && <Note kind="warn">{text('stateFailed')}</Note>}
      <Openings openings={link.openings} />
      <div className="report-downloads">
        {isOpen && <Button kind="danger" label={text('revoke')} describedBy={id} onPress={onEnd} />}
        <div role="alert">{hasFailed && <Note kind="warn">{text('revokeFailed')}</Note>}</div>
      </div>
    </article>
  )
}

function endWord({ revoked, expires }: ListedLink, now: number): Key<'share'> {
  if (revoked !== null) return 'endedByYou'
  return expires > now ? 'worksUntil' : 'endedOn'
}

const OPENED: Record<LinkOpening['what'], Key<'share'>> = {
  page: 'openedPage',
  pdf: 'openedPdf',
  json: 'openedJson',
  csv: 'openedCsv',
}

const IN_SIGHT = 5

function Openings({ openings }: { openings: readonly LinkOpening[] }) {
  const text = useText('share')
  const momentText = useDateTimeText()
  const [isWhole, setWhole] = useState(false)
  if (openings.length === 0) return <p>{text('notOpened')}</p>
  const shown = isWhole ? openings : openings.slice(0, IN_SIGHT)
  const more = openings.length - shown.length
  return (
    <div className="link-openings">
      <h3>{text('openings')}</h3>
      <ul>
        {shown.map(({ at, what }, place) => (
          <li key={place}>{text(OPENED[what], { when: momentText(at) })}</li>
        ))}
      </ul>
      {more > 0 && (
        <Button kind="text" label={text('moreOpenings', { count: more })} onPress={() => setWhole(true)} />
      )}
    </div>
  )
}
