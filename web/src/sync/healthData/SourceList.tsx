import { groupBy } from '@reprieve/domain/groupBy.ts'
import { dayInMonth, type SignalMonth } from '@reprieve/domain/signals/signalMonth.ts'
import { type DayNumber, dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useId, useRef, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { deleteSource } from '../../signals/signalTable.ts'
import { useDayText } from '../../signals/useDayText.ts'
import { useMeasureWords } from '../../signals/useMeasureWords.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { DataRow } from '../yourData/DataRows.tsx'

interface Source {
  source: string
  months: readonly SignalMonth[]
  days: number
  last: DayNumber | null
}

/** Each source with its days, and a way to delete it. [SIG-8] */
export function SourceList({ diary, months }: { diary: Diary; months: readonly SignalMonth[] }) {
  const text = useText('data')
  const sources = sourcesIn(months)
  const common = useText('common')
  const [asked, setAsked] = useState<Source | null>(null)
  const remove = useDeleteSource(diary)
  const { sourceName } = useMeasureWords()
  const dayText = useDayText()
  const titles = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = (): void => setAsked(null)
  const removeAsked = async (): Promise<void> => {
    // The button disappears with its row.
    if (asked !== null && (await remove(asked))) heading.current?.focus()
  }
  return (
    <section className="card your-data-section">
      <h2 tabIndex={-1} ref={heading}>
        {text('healthSources')}
      </h2>
      {sources.length === 0 ? (
        <EmptyState title={text('healthNone')} text={text('healthNoneText')} />
      ) : (
        <ul className="your-data-rows">
          {sources.map((one) => (
            <li key={one.source}>
              <DataRow
                id={`${titles}${one.source}`}
                icon={<DiaryIcon name="wave" />}
                title={sourceName(one.source)}
                told={[
                  text('healthSourceDays', { count: one.days }),
                  one.last === null ? '' : text('healthSourceLast', { day: dayText(one.last) }),
                ]}
              />
              <Button
                label={text('healthDelete')}
                describedBy={`${titles}${one.source}`}
                onPress={() => setAsked(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        isOpen={asked !== null}
        title={text('healthDeleteTitle', { what: sourceName(asked?.source ?? '') })}
        text={text('healthDeleteText')}
        choices={[
          { label: common('cancel'), kind: 'primary', onChoose: close },
          { label: text('healthDelete'), kind: 'danger', onChoose: () => void removeAsked() },
        ]}
        onClose={close}
      />
    </section>
  )
}

function useDeleteSource(diary: Diary): (source: Source) => Promise<boolean> {
  const text = useText('data')
  const toasts = useToasts()
  return async ({ months }) => {
    const deleted = await deleteSource(diary, months).catch(() => ({ ok: false as const }))
    toasts.show({ message: text(deleted.ok ? 'healthDeleted' : 'overviewNotRead'), isDone: deleted.ok })
    return deleted.ok
  }
}

const sourcesIn = (months: readonly SignalMonth[]): Source[] =>
  [...groupBy(months, ({ source }) => source)]
    .map(([source, own]): Source => {
      const days = own.flatMap(({ month, days: all }) =>
        [...all.keys()].map((day) => dayNumber(dayInMonth(month, day))),
      )
      return {
        source,
        months: own,
        days: days.length,
        last: days.length === 0 ? null : days.reduce((a, b) => Math.max(a, b)),
      }
    })
    .sort((one, other) => other.days - one.days)
