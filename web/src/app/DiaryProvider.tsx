import { err } from '@reprieve/domain/result.ts'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { useSession } from '../access/useSession.ts'
import { watched } from '../device/watched.ts'
import { StorageScreen } from './StorageScreen.tsx'
import { openFor, ownerOf, type OpenedFor, type Started } from './start.ts'
import { tidyLater } from './tidy.ts'
import { Waiting } from './Waiting.tsx'

/** The diary of whoever owns the device, and another one when that changes (D18). */
export function DiaryProvider({ started, children }: { started: Started; children: ReactNode }) {
  const owner = ownerOf(useSession())
  const [shown, setShown] = useState(started.first)
  const isGone = useSyncExternalStore(shown.isGone.subscribe, shown.isGone.current)

  useEffect(() => {
    if (shown.owner === owner) return undefined
    let isOver = false
    const open = async (): Promise<void> => {
      // Not foreseen, and still to be told: else the person looks at an empty page for ever.
      const next = await openFor(started).catch(() => cannotOpen(owner))
      if (isOver) return close(next)
      // Not before: the screens on it keep what is half written as they go, and the owner may be this one again.
      close(shown)
      setShown(next)
    }
    void open()
    return () => {
      isOver = true
    }
  }, [started, owner, shown])

  const diary = shown.opened.ok ? shown.opened.value : null
  useEffect(() => (diary === null ? undefined : tidyLater(diary)), [diary])

  if (shown.owner !== owner) return <Waiting />
  if (isGone) return <StorageScreen fault="gone" />
  if (!shown.opened.ok) return <StorageScreen fault={shown.opened.reason} />
  return <DiaryContext value={diary}>{children}</DiaryContext>
}

const cannotOpen = (owner: string): OpenedFor => ({
  owner,
  opened: err('storage-gone'),
  isGone: watched(false),
})

const close = ({ opened }: OpenedFor): void => {
  if (opened.ok) opened.value?.close()
}
