import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { dayOfReflection } from '@reprieve/domain/reflections/reflection.ts'
import { Suspense, useId } from 'react'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { recordRouteId } from '../records/readRecords.ts'
import { type RecordDraft, useRecordDrafts } from '../records/recordDraft.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import type { DatedReflectionDraft } from '../reflections/reflectionDraft.ts'
import { useUnfinishedReflections } from '../reflections/unfinishedReflections.ts'
import { useScoreWords } from '../reflections/useScoreWords.ts'
import { dateText } from '../text/dateFormats.ts'
import { partWhenLoaded } from '../text/partWhenLoaded.tsx'
import { useFormatTag, useText } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ListRow } from '../ui/layout/ListRow.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { Badge } from '../ui/scale/Badge.tsx'
import type { HomeSectionProps } from './homeContent.ts'
import { useClosedDrafts } from './useClosedDrafts.ts'

/** In a separate chunk: home has only links, until there is something to press. */
const ForgottenEpisodes = partWhenLoaded(
  lazyComponent(() => import('./ForgottenEpisodes.tsx'), 'ForgottenEpisodes'),
  ['episodes'],
)
const ClosedUnsaved = lazyComponent(() => import('./ClosedDraftsSheet.tsx'), 'ClosedDraftsSheet')

interface ToFinishCardProps {
  diary: Diary
  /** How many open episodes home no longer shows. [EPI-6] */
  forgotten: number
  around: HomeSectionProps | null
}

/** Drafts, and records saved with only their number; nothing if there are none. */
export function ToFinishCard({ diary, around, forgotten }: ToFinishCardProps) {
  const text = useText('home')
  const heading = useId()
  const drafts = useRecordDrafts(diary)
  const { drafts: reflections } = useUnfinishedReflections(diary)
  const closed = useClosedDrafts(diary)
  const isAnyBegun = drafts.length + reflections.length > 0
  const isAnyClosed = closed.records.length + closed.reflections.length > 0
  const Quick = around?.below.quick.length ? around.below.views.quick : null
  if (!isAnyBegun && !isAnyClosed && Quick === null && forgotten === 0) return null
  return (
    <section className="home-card" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>{text('toFinish')}</h2>
      </div>
      {isAnyBegun && (
        <ul className="home-rows">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <Unfinished draft={draft} />
            </li>
          ))}
          {reflections.map((draft) => (
            <li key={draft.id}>
              <UnfinishedReflection draft={draft} />
            </li>
          ))}
        </ul>
      )}
      {forgotten > 0 && <ForgottenEpisodes diary={diary} />}
      {Quick && around && <Quick {...around} />}
      {isAnyClosed && (
        <Suspense>
          <ClosedUnsaved diary={diary} />
        </Suspense>
      )}
    </section>
  )
}

function Unfinished({ draft: { id: draftId, at, opened, record } }: { draft: RecordDraft }) {
  const text = useText('home')
  const { spoken } = useSeverityWords()
  const when = useMomentText()
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const row = (
    <ListRow
      icon={
        severity === null ? (
          <DiaryIcon name="pencil" />
        ) : (
          <Badge ramp="sev" value={severity} label={spoken(severity)} />
        )
      }
      title={when({ at: record.startsAt, offset: record.timeOffset })}
      subtitle={text(opened.ref.kind === 'saved' ? 'unsavedChange' : 'unsavedRecord', {
        when: when(localNow(at)),
      })}
    />
  )
  const { ref } = opened
  const id = ref.kind === 'saved' ? recordRouteId({ ...opened, ref }) : undefined
  if (id !== undefined) {
    return (
      <Link className="list-row" to={PATHS.recordEdit} params={{ id }} state={{ draftId }}>
        {row}
      </Link>
    )
  }
  return (
    <Link className="list-row" to={PATHS.recordCreate} state={{ draftId }}>
      {row}
    </Link>
  )
}

/** The draft of a day's reflection. */
function UnfinishedReflection({ draft }: { draft: DatedReflectionDraft }) {
  const { id, opened, now, writtenAt } = draft
  const text = useText('home')
  const { spoken } = useScoreWords()
  const tag = useFormatTag()
  const when = useMomentText()
  return (
    <Link
      className="list-row"
      to={PATHS.reflectionCreate}
      search={{ date: dayOfReflection(opened) }}
      state={{ draftId: id }}
    >
      <ListRow
        icon={
          now.score === null ? (
            <DiaryIcon name="sunrise" />
          ) : (
            <Badge ramp="score" value={now.score} label={spoken(now.score)} />
          )
        }
        title={dateText(tag, { at: now.at, offset: now.timeOffset })}
        subtitle={text('unsavedReflection', { when: when(localNow(writtenAt)) })}
      />
    </Link>
  )
}
