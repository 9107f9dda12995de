import type { ImportOutcome } from '@reprieve/domain/sync/importRow.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef } from 'react'
import { useDiary } from '../../access/diary.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { DiaryPreview } from './DiaryPreview.tsx'
import { PastImports } from './PastImports.tsx'
import { TablePreview } from './TablePreview.tsx'
import type { RowImportOutcome } from './importRows.ts'
import { useImport, type ImportFlow, type ImportFault, type ImportStage } from './useImport.ts'
import './transfer.css'

const LINES: readonly [ImportOutcome, Key<'data'>][] = [
  ['new', 'importNew'],
  ['changed', 'importChanged'],
  ['same', 'importSame'],
  ['deleted-here', 'importDeletedHere'],
]

interface ImportDoneProps {
  outcome: RowImportOutcome
  drafts: number
  onAgain: () => void
}

/** The result in numbers; the undo is shown below. */
function ImportDone({ outcome: { counts, isCancelled }, drafts, onAgain }: ImportDoneProps) {
  const text = useText('data')
  const isSame = counts.new + counts.changed + counts['deleted-here'] + drafts === 0
  const told = LINES.filter(([is]) => counts[is] > 0)
  return (
    <>
      <div role="status" className="transfer-told">
        {isCancelled && <Note kind="info">{text('importStopped')}</Note>}
        <ul className="transfer-lines">
          {told.map(([is, key]) => (
            <li key={is}>{text(key, { count: counts[is] })}</li>
          ))}
          {drafts > 0 && <li>{text('importDrafts', { count: drafts })}</li>}
        </ul>
        {isSame && !isCancelled && <p>{text('importNothingNew')}</p>}
      </div>
      <div className="your-data-ways">
        {counts['deleted-here'] > 0 && (
          <Link className="button" to={PATHS.yourData} search={{ section: 'trash' }}>
            {text('importToTrash')}
          </Link>
        )}
        <Button label={text('importAgain')} onPress={onAgain} />
      </div>
    </>
  )
}

/** Imports a file into the diary: an export of this app, or a table of another one. Nothing leaves the device. */
export function ImportPart() {
  const text = useText('data')
  const diary = useDiary()
  const importing = useImport(diary)
  const { stage } = importing
  const place = useFocusAtSteps(stage)
  return (
    <div className="transfer-steps" ref={place}>
      <SectionFrame title={text('importTitle')}>
        <Step importing={importing} />
      </SectionFrame>
      {(stage.is === 'choose' || stage.is === 'done') && <PastImports diary={diary} />}
    </div>
  )
}

/** Focuses the section heading at each new step, since the pressed button is gone. Not at the first opening. */
function useFocusAtSteps({ is }: ImportStage) {
  const place = useRef<HTMLDivElement>(null)
  // Reading happens in the step where the file was chosen.
  const step = is === 'reading' ? 'choose' : is
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    place.current?.querySelector('h2')?.focus()
  }, [step])
  return place
}

function Step({ importing }: { importing: ImportFlow }) {
  const { stage } = importing
  const diary = useDiary()
  switch (stage.is) {
    case 'choose':
    case 'reading':
      return <ChooseFile stage={stage} onFile={importing.read} />
    case 'diary':
      return (
        <DiaryPreview
          diary={diary}
          file={stage.file}
          contents={stage.contents}
          onAdd={importing.addDiary}
          onCancel={importing.begin}
        />
      )
    case 'table':
      return (
        <TablePreview
          diary={diary}
          name={stage.name}
          table={stage.table}
          onAdd={importing.addRows}
          onCancel={importing.begin}
        />
      )
    case 'adding':
      return <Adding {...stage} onStop={importing.stop} />
    case 'done':
      return <ImportDone outcome={stage.outcome} drafts={stage.drafts} onAgain={importing.begin} />
  }
}

const KINDS = '.json,.csv,.tsv,.txt,application/json,text/csv,text/plain'

const FAULTS: Record<ImportFault, Key<'data'>> = {
  'not-json': 'importNotRead',
  'other-product': 'importOtherProduct',
  'old-format': 'importOldFormat',
  'newer-format': 'importNewerFormat',
  unsafe: 'importUnsafe',
  'too-large': 'importTooLarge',
  'unreadable-file': 'importNotOpened',
  'no-table': 'importNoTable',
  'no-room': 'importNoRoom',
  'storage-gone': 'importStorageGone',
  'no-answer': 'importStorageGone',
}

interface ChooseFileProps {
  stage: Extract<ImportStage, { is: 'choose' | 'reading' }>
  onFile: (file: File) => void
}

function ChooseFile({ stage, onFile }: ChooseFileProps) {
  const text = useText('data')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>{text('importAbout')}</p>
      <div role="alert" className="transfer-told">
        {stage.is === 'choose' && stage.fault !== null && (
          <Note kind="warn">{text(FAULTS[stage.fault])}</Note>
        )}
      </div>
      <div role="status" className="transfer-told">
        {stage.is === 'reading' && <p>{text('importRead', { count: stage.done })}</p>}
      </div>
      <div className="your-data-ways">
        <Button
          kind="primary"
          label={text('importChoose')}
          busyLabel={text('importReading')}
          isBusy={stage.is === 'reading'}
          onPress={() => input.current?.click()}
        />
      </div>
      {/* The button above opens it, which keyboards and screen readers can reach. */}
      <input
        ref={input}
        hidden
        type="file"
        accept={KINDS}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // So that the same file can be chosen again.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}

function Adding({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const text = useText('data')
  const sync = useText('sync')
  return (
    <>
      <ProgressIndicator
        label={text('importAdding')}
        done={done}
        total={Math.max(1, total)}
        words={sync('doneOf', { done, total })}
      />
      <p>{text('importAddingAbout')}</p>
      <div className="your-data-ways">
        <Button label={text('importStop')} onPress={onStop} />
      </div>
    </>
  )
}
