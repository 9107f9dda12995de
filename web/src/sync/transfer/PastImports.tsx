import { useEffect, useState } from 'react'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { pastImports, undoImport, type PastImport } from './undoImport.ts'

/** The imports of the last day, each with an undo. */
export function PastImports({ diary }: { diary: Diary }) {
  const text = useText('data')
  const when = useMomentText()
  const { past, busy, undo } = usePastImports(diary)
  if (past.length === 0) return null
  return (
    <section className="card your-data-section">
      <h2>{text('importPast')}</h2>
      <p>{text('importPastAbout')}</p>
      <ul className="your-data-rows">
        {past.map((one) => (
          <li key={one.importId}>
            <p className="transfer-file">
              {text('importPastOne', { file: one.name, when: when(localNow(one.at)), count: one.count })}
            </p>
            <Button
              label={text('importUndo')}
              busyLabel={text('importUndoing')}
              isBusy={busy === one.importId}
              onPress={() => undo(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function usePastImports(diary: Diary) {
  const text = useText('data')
  const toasts = useToasts()
  const [past, setPast] = useState<readonly PastImport[]>([])
  const [busy, setBusy] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async (): Promise<void> => {
      const found = await pastImports(diary).catch(() => [])
      if (isShown) setPast(found)
    }
    void look()
    const stop = diary.doorbell.listen((change) => void (change.includes('imports') && look()))
    return () => {
      isShown = false
      stop()
    }
  }, [diary])
  const undo = async ({ importId }: PastImport): Promise<void> => {
    setBusy(importId)
    const undone = await undoImport(diary, importId).catch(() => ({ ok: false as const }))
    setBusy(null)
    setPast(await pastImports(diary).catch(() => []))
    if (!undone.ok) return toasts.show({ message: text('importNotUndone') })
    const { gone, stayed } = undone.value
    const more = stayed > 0 ? ` ${text('importStayed', { count: stayed })}` : ''
    toasts.show({ message: text('importUndone', { count: gone }) + more, isDone: true })
  }
  return { past, busy, undo: (one: PastImport) => void (busy === null && undo(one)) }
}
