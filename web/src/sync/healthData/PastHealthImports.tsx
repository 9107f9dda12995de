import { useEffect, useState } from 'react'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { pastSignalImports, undoSignalImport, type PastSignalImport } from './importSignals.ts'

/** The imports of the last day, each with an undo. [SIG-2] */
export function PastHealthImports({ diary }: { diary: Diary }) {
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
              {text('healthPastOne', { file: one.name, when: when(localNow(one.at)) })}
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
  const [past, setPast] = useState<readonly PastSignalImport[]>([])
  const [busy, setBusy] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async (): Promise<void> => {
      const found = await pastSignalImports(diary).catch(() => [])
      if (isShown) setPast(found)
    }
    void look()
    const stop = diary.doorbell.listen((change) => void (change.includes('imports') && look()))
    return () => {
      isShown = false
      stop()
    }
  }, [diary])
  const undo = async ({ importId }: PastSignalImport): Promise<void> => {
    setBusy(importId)
    const undone = await undoSignalImport(diary, importId).catch(() => ({ ok: false as const }))
    setBusy(null)
    setPast(await pastSignalImports(diary).catch(() => []))
    if (!undone.ok) return toasts.show({ message: text('importNotUndone') })
    const { stayed } = undone.value
    const more = stayed > 0 ? ` ${text('healthStayed', { count: stayed })}` : ''
    toasts.show({ message: text('healthUndone') + more, isDone: true })
  }
  return { past, busy, undo: (one: PastSignalImport) => void (busy === null && undo(one)) }
}
