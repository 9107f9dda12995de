import { useEffect, useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { downloadFile } from '../../device/downloadFile.ts'
import { copyIsMade } from '../onlyHere/onlyHereState.ts'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { exportName, exportRows } from './exportDiary.ts'
import { keepExportedAt } from './exportedAt.ts'
import './transfer.css'

type Stage =
  | { is: 'ready' }
  | { is: 'making'; count: number }
  | { is: 'made'; count: number; file: string }
  | { is: 'failed' }

/** Everything on this device as one file, with or without a network and an account. */
export function ExportPart() {
  const text = useText('data')
  const { stage, make, stop } = useExportFile()
  const isMaking = stage.is === 'making'
  return (
    <SectionFrame title={text('exportTitle')}>
      <p>{text('exportAbout')}</p>
      <p>{text('exportCare')}</p>
      <div role="status" className="transfer-told">
        <Told stage={stage} />
      </div>
      <div className="your-data-ways">
        <Button
          kind="primary"
          label={text('exportMake')}
          busyLabel={text('exportMaking')}
          isBusy={isMaking}
          onPress={make}
        />
        {isMaking && <Button label={text('exportStop')} onPress={stop} />}
      </div>
    </SectionFrame>
  )
}

function Told({ stage }: { stage: Stage }) {
  const text = useText('data')
  const sync = useText('sync')
  if (stage.is === 'making') return <p>{text('exportSoFar', { count: stage.count })}</p>
  if (stage.is === 'made') return <p>{text('exportMade', { file: stage.file, count: stage.count })}</p>
  return stage.is === 'failed' && <Note kind="warn">{sync('exportFailed')}</Note>
}

function useExportFile(): { stage: Stage; make: () => void; stop: () => void } {
  const diary = useDiary()
  const [stage, setStage] = useState<Stage>({ is: 'ready' })
  const working = useRef<AbortController | null>(null)
  useEffect(() => () => working.current?.abort(), [])
  const make = async (): Promise<void> => {
    const work = new AbortController()
    working.current = work
    let count = 0
    setStage({ is: 'making', count })
    try {
      const blob = await exportRows(diary, {
        which: 'all',
        signal: work.signal,
        onProgress: (done) => {
          count = done
          setStage({ is: 'making', count })
        },
      })
      const file = exportName(diary.now())
      downloadFile(file, blob)
      copyIsMade(diary).catch(() => undefined)
      keepExportedAt(diary).catch(() => undefined)
      setStage({ is: 'made', count, file })
    } catch {
      setStage({ is: work.signal.aborted ? 'ready' : 'failed' })
    }
  }
  return { stage, make: () => void make(), stop: () => working.current?.abort() }
}
