import type { Key } from '@reprieve/locales/words.ts'
import { useId, useState } from 'react'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows.ts'
import { useWhen } from '../../records/useWhen.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { useKindName, useRowWords } from '../yourData/useRowWords.tsx'
import { useSomeOf } from '../yourData/useSomeOf.tsx'
import { WhatRow } from '../yourData/WhatRow.tsx'
import type { Trashed } from './findTrash.ts'
import { NameSheet } from './NameSheet.tsx'
import { named, restore, type Restored } from './restore.ts'

const DAY_MS = 86_400_000

const WORDS: Record<Restored, Key<'data'>> = {
  restored: 'trashRestored',
  asked: 'trashAsked',
  there: 'trashThere',
  gone: 'trashGone',
}

export function TrashRows({ diary, trash }: { diary: Diary; trash: readonly Trashed[] }) {
  const text = useText('data')
  const when = useWhen()
  const tell = useRowWords(diary)
  const nameOf = useKindName()
  const { some, list, more: showMore } = useSomeOf(trash)
  const [unnamed, setUnnamed] = useState<Trashed | null>(null)
  const titles = useId()
  const restoreOne = useRestore(diary)
  const bringBack = async (one: Trashed): Promise<void> => {
    // The button disappears with its row, and the list with its last row.
    const heading = list.current?.closest('section')?.querySelector('h2')
    if (await restoreOne(one)) heading?.focus()
  }
  return (
    <>
      <ul className="your-data-rows" aria-label={text('trashTitle')} ref={list}>
        {some.map((one, index) => {
          const { icon, title, more } = tell(one)
          const days = Math.max(1, Math.ceil((one.keptUntil - diary.now()) / DAY_MS))
          const deleted = text(one.isRefused ? 'trashRefused' : 'trashDeleted', {
            when: when(localNow(one.deletedAt)),
          })
          const told = [
            [nameOf(one.kind), more].filter(Boolean).join(' · '),
            deleted,
            text('trashDays', { days }),
          ]
          return (
            <li key={one.id}>
              <WhatRow
                id={`${titles}${index}`}
                icon={icon}
                title={title}
                told={told.filter((line) => line !== title)}
              />
              <Button
                label={text('trashRestore')}
                describedBy={`${titles}${index}`}
                onPress={() => (one.isRefused ? setUnnamed(one) : void bringBack(one))}
              />
            </li>
          )
        })}
      </ul>
      {showMore}
      {unnamed !== null && (
        <NameSheet
          id={unnamed.id}
          onName={(name) => void bringBack(named(unnamed, name))}
          onClose={() => setUnnamed(null)}
        />
      )}
    </>
  )
}

function useRestore(diary: Diary): (one: Trashed) => Promise<boolean> {
  const text = useText('data')
  const toasts = useToasts()
  return async (one) => {
    const restored = await restore(diary, one).catch(() => null)
    if (restored?.ok === true) {
      const isDone = restored.value === 'restored'
      toasts.show({ message: text(WORDS[restored.value]), isDone })
      return isDone
    }
    toasts.show({ message: text(restored?.reason === 'no-room' ? 'overviewNoRoom' : 'overviewNotRead') })
    return false
  }
}
