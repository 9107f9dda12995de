import type { Key } from '@reprieve/locales/words.ts'
import { useId, useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useSync } from '../useSync.ts'
import { DataRow, useFirstOfMany } from '../yourData/DataRows.tsx'
import { useKindName } from '../yourData/useRowWords.tsx'
import { fetchAgain, type RefetchOutcome } from './fetchAgain.ts'
import type { UnreadableItem } from './findWaiting.ts'
import { markResolved } from './resolvedUnreadable.ts'

const WORDS: Record<RefetchOutcome, Key<'data'>> = {
  mended: 'waitingMended',
  older: 'waitingOlder',
  'not-there': 'waitingNotThere',
  still: 'waitingStill',
  away: 'waitingAway',
  'no-room': 'overviewNoRoom',
  'storage-gone': 'overviewNotRead',
  'no-answer': 'overviewNotRead',
}

interface UnreadRowsProps {
  diary: Diary
  found: readonly UnreadableItem[]
  /** Those that the user has exported by now: only they may be hidden. */
  exported: ReadonlySet<string>
}

/** The item and when it was found: found again, it is another one that is not exported yet. */
export const unreadMark = ({ id, at }: UnreadableItem): string => `${id} ${at}`

/** The stored items that this version of the app cannot read. */
export function UnreadRows({ diary, found, exported }: UnreadRowsProps) {
  const text = useText('data')
  const { busy, fetchOne } = useFetchAgain(diary)
  const hide = useHide(diary)
  const titles = useId()
  const nameOf = useKindName()
  const when = useMomentText()
  const { some, list, more } = useFirstOfMany(found)
  return (
    <>
      <ul className="your-data-rows" aria-label={text('waitingUnread')} ref={list}>
        {some.map((one, index) => {
          const name = one.table === 'rows' ? nameOf(one.kind) : text('waitingPart')
          const why = text(one.isFromServer ? 'waitingWhyUnreadThere' : 'waitingWhyUnreadHere')
          return (
            <li key={one.id}>
              <DataRow
                id={`${titles}${index}`}
                icon={<DiaryIcon name="alert" />}
                title={text('waitingUnreadOne', { what: name })}
                told={[text('waitingFound', { when: when(localNow(one.foundAt)) }), why]}
              />
              <div className="your-data-ways">
                {one.table === 'rows' && (
                  <Button
                    label={text('waitingFetch')}
                    busyLabel={text('waitingFetching')}
                    describedBy={`${titles}${index}`}
                    isBusy={busy === one.id}
                    onPress={() => fetchOne(one)}
                  />
                )}
                {exported.has(unreadMark(one)) && (
                  <Button
                    kind="text"
                    label={text('waitingHide')}
                    describedBy={`${titles}${index}`}
                    onPress={() => hide(one)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {more}
    </>
  )
}

function useFetchAgain(diary: Diary): { busy: string | null; fetchOne: (one: UnreadableItem) => void } {
  const text = useText('data')
  const toasts = useToasts()
  const ask = useAsk()
  // Without a session there is no server to ask.
  const isSignedIn = useSync() !== null
  const [busy, setBusy] = useState<string | null>(null)
  const fetchOne = async (one: UnreadableItem): Promise<void> => {
    setBusy(one.id)
    const fetched = await fetchAgain(diary, isSignedIn ? ask : null, one).catch(
      (): RefetchOutcome => 'storage-gone',
    )
    setBusy(null)
    toasts.show({ message: text(WORDS[fetched]), isDone: fetched === 'mended' })
  }
  return { busy, fetchOne: (one) => void (busy === null && fetchOne(one)) }
}

function useHide(diary: Diary): (one: UnreadableItem) => void {
  const text = useText('data')
  const toasts = useToasts()
  const hide = async (one: UnreadableItem): Promise<void> => {
    const fault = await markResolved(diary, one).catch(() => 'storage-gone' as const)
    toasts.show({ message: text(fault === null ? 'waitingHidden' : WORDS[fault]) })
  }
  return (one) => void hide(one)
}
