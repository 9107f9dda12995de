import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useState, type ReactNode } from 'react'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { restoreRecordDraft } from '../records/recordDraft.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import { restoreReflectionDraft } from '../reflections/reflectionDraft.ts'
import { useScoreWords } from '../reflections/useScoreWords.ts'
import { dateText } from '../text/dateFormats.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { Badge } from '../ui/scale/Badge.tsx'
import { useClosedDrafts } from './useClosedDrafts.ts'
import './closedDraftsSheet.css'

interface ClosedRow {
  id: string
  number: ReactNode
  title: string
  told: string
  takeBack: () => Promise<{ ok: boolean }>
}

/** Restores drafts that were closed without saving, after Undo has expired. [REC-50] */
export function ClosedDraftsSheet({ diary }: { diary: Diary }) {
  const text = useText('home')
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  const rows = useClosedRows(diary)
  const takeBack = useTakeBack()
  return (
    <>
      <Button kind="text" label={text('closedCount', { 0: rows.length })} onPress={() => setOpen(true)} />
      <Sheet
        isOpen={isOpen && rows.length > 0}
        title={text('closedTitle')}
        closeLabel={common('close')}
        onClose={() => setOpen(false)}
      >
        <p>{text('closedText')}</p>
        <ul className="closed-rows">
          {rows.map((row) => (
            <li key={row.id}>
              <div className="closed-what">
                {row.number}
                <div>
                  <p className="closed-title">{row.title}</p>
                  <p className="closed-told">{row.told}</p>
                </div>
              </div>
              <Button kind="quiet" label={text('takeBack')} onPress={() => void takeBack(row)} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

function useTakeBack(): (row: ClosedRow) => Promise<void> {
  const records = useText('records')
  const toasts = useToasts()
  return async (row) => {
    const { ok } = await row.takeBack()
    toasts.show({ message: records(ok ? 'keptToFinish' : 'faultStorageGone') })
  }
}

function useClosedRows(diary: Diary): ClosedRow[] {
  const text = useText('home')
  const tag = useFormatTag()
  const when = useMomentText()
  const severity = useSeverityWords()
  const score = useScoreWords()
  const { records, reflections } = useClosedDrafts(diary)
  return [
    ...records.map((draft) => ({
      id: draft.id,
      number: badgeOf('sev', severityOf(draft.record), severity.spoken),
      title: when({ at: draft.record.startsAt, offset: draft.record.timeOffset }),
      told: text(draft.opened.ref.kind === 'saved' ? 'closedChange' : 'closedRecord', {
        when: when(localNow(draft.at)),
      }),
      takeBack: () => restoreRecordDraft(diary, draft),
    })),
    ...reflections.map((draft) => ({
      id: draft.id,
      number: badgeOf('score', draft.now.score, score.spoken),
      title: dateText(tag, { at: draft.now.at, offset: draft.now.timeOffset }),
      told: text('closedReflection', { when: when(localNow(draft.writtenAt)) }),
      takeBack: () => restoreReflectionDraft(diary, draft),
    })),
  ]
}

const severityOf = ({ severity }: PainRecord): number | null =>
  severity === null ? null : wholeSeverity(severity)

const badgeOf = (ramp: 'sev' | 'score', value: number | null, spoken: (value: number) => string): ReactNode =>
  value === null ? null : <Badge ramp={ramp} value={value} label={spoken(value)} />
