import { useEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { Diary } from '../../local/rows.ts'
import { sizeText, storageUsed } from '../../settings/storageUsed.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { momentText } from '../../sync/momentText.ts'
import { syncedAt } from '../../sync/syncedAt.ts'
import { exportedAt } from '../../sync/transfer/exportedAt.ts'
import { momentIn } from '../../sync/yourData/momentIn.ts'

interface Facts {
  used: number | null
  exported: number | null
  synced: number | null
}

/** How much is stored here, and where there is a second copy. [SET-16] */
export function DeviceFacts({ hasAccount }: { hasAccount: boolean }) {
  const text = useText('settings')
  const tag = useFormatTag()
  const diary = useDiary()
  const facts = useFacts(diary)
  const moment = (at: number): string => momentText(momentIn(at, diary.now()), tag)
  if (facts === null) return null
  const { used, exported, synced } = facts
  return (
    <dl className="settings-facts">
      <dt>{text('storageUsed')}</dt>
      <dd>{used === null ? text('storageUnknown') : text('storageAbout', { size: sizeText(used, tag) })}</dd>
      <dt>{text('lastBackup')}</dt>
      <dd>{exported === null ? text('noBackup') : moment(exported)}</dd>
      <dt>{text('lastSync')}</dt>
      <dd>{!hasAccount ? text('onlyOnDevice') : synced === null ? text('noSync') : moment(synced)}</dd>
    </dl>
  )
}

/** Null until all are known: appearing one after the other they would move each other. */
function useFacts(diary: Diary): Facts | null {
  const [facts, setFacts] = useState<Facts | null>(null)
  useEffect(() => {
    let isOver = false
    const show = ([used, exported, synced]: readonly (number | null)[]): void => {
      if (!isOver) setFacts({ used: used ?? null, exported: exported ?? null, synced: synced ?? null })
    }
    const unknown = (): null => null
    const asked = [storageUsed(), exportedAt(diary).catch(unknown), syncedAt(diary).catch(unknown)]
    void Promise.all(asked).then(show)
    return () => void (isOver = true)
  }, [diary])
  return facts
}
