import type { Result } from '@reprieve/domain/result.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { DiaryContext } from '../access/diary.ts'
import type { OpenDiary } from '../access/openDiary.ts'
import { whoOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import type { OpenFault } from '../local/personDatabase.ts'
import { StorageScreen } from './StorageScreen.tsx'
import { diaryOf, type Started } from './start.ts'
import { tidyLater } from './tidy.ts'
import { Waiting } from './Waiting.tsx'

type Opened = Result<OpenDiary | null, OpenFault>

/** Opens the diary of whoever owns the device, and another one when that changes (D18). */
export function DiaryProvider({ started, children }: { started: Started; children: ReactNode }) {
  const session = useSession()
  const owner = JSON.stringify(whoOf(session))
  const [shown, setShown] = useState<{ owner: string; opened: Opened } | null>(null)
  const [goneOwner, setGoneOwner] = useState<string | null>(null)

  useEffect(() => {
    let isOver = false
    let close = (): void => {}
    const open = async (): Promise<void> => {
      const opened = await diaryOf(started, () => setGoneOwner(owner))
      close = () => opened.ok && opened.value?.close()
      if (isOver) close()
      else setShown({ owner, opened })
    }
    void open()
    return () => {
      isOver = true
      close()
    }
  }, [started, owner])

  const diary = shown?.opened.ok === true ? shown.opened.value : null
  useEffect(() => (diary === null ? undefined : tidyLater(diary)), [diary])

  if (goneOwner === owner) return <StorageScreen fault="gone" />
  if (shown === null || shown.owner !== owner) return <Waiting />
  if (!shown.opened.ok) return <StorageScreen fault={shown.opened.reason} />
  return <DiaryContext value={shown.opened.value}>{children}</DiaryContext>
}
