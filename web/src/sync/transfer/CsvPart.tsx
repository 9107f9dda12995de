import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { downloadFile } from '../../device/downloadFile.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { exportTable, type TableKind } from './exportTable.ts'
import { useTableWords } from './useTableWords.ts'
import './transfer.css'

const KINDS: readonly { value: TableKind; name: Key<'data'>; file: string }[] = [
  { value: 'record', name: 'csvRecords', file: 'records' },
  { value: 'reflection', name: 'csvReflections', file: 'reflections' },
  { value: 'dose', name: 'csvDoses', file: 'doses' },
  { value: 'signal', name: 'csvDayValues', file: 'day-values' },
]

type Stage = { is: 'ready' | 'making' | 'empty' | 'failed' } | { is: 'made'; count: number; file: string }

/** The diary as tables for a spreadsheet, one file per kind. */
export function CsvPart() {
  const text = useText('data')
  const [kind, setKind] = useState<TableKind>('record')
  const { stage, make, begin } = useTable(kind)
  return (
    <SectionFrame title={text('csvTitle')}>
      <p>{text('csvAbout')}</p>
      <Segmented
        label={text('csvWhich')}
        segments={KINDS.map(({ value, name }) => ({ value, label: text(name) }))}
        value={kind}
        onChange={(next) => {
          setKind(next)
          begin()
        }}
      />
      <div role="status" className="transfer-told">
        <Told stage={stage} />
      </div>
      <div className="your-data-ways">
        <Button
          kind="primary"
          label={text('csvSave')}
          busyLabel={text('exportMaking')}
          isBusy={stage.is === 'making'}
          onPress={make}
        />
      </div>
    </SectionFrame>
  )
}

function Told({ stage }: { stage: Stage }) {
  const text = useText('data')
  const sync = useText('sync')
  if (stage.is === 'made') return <p>{text('csvMade', { file: stage.file, count: stage.count })}</p>
  if (stage.is === 'empty') return <p>{text('csvEmpty')}</p>
  return stage.is === 'failed' && <Note kind="warn">{sync('exportFailed')}</Note>
}

function useTable(kind: TableKind) {
  const diary = useDiary()
  const words = useTableWords(diary)
  const [stage, setStage] = useState<Stage>({ is: 'ready' })
  const make = async (): Promise<void> => {
    setStage({ is: 'making' })
    try {
      const { blob, count } = await exportTable(diary, kind, words)
      if (count === 0) return setStage({ is: 'empty' })
      const day = new Date(diary.now()).toISOString().slice(0, 10)
      const file = `reprieve-${KINDS.find(({ value }) => value === kind)!.file}-${day}.csv`
      downloadFile(file, blob)
      setStage({ is: 'made', count, file })
    } catch {
      setStage({ is: 'failed' })
    }
  }
  return { stage, make: () => void make(), begin: () => setStage({ is: 'ready' }) }
}
