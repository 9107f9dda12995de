import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { dayOf, startOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { localNow } from '../../device/useNow.ts'
import { Link } from '../../navigation/Link.tsx'
import { useSearch } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { DayValuesSheet } from '../../signals/DayValuesSheet.tsx'
import { useSignals } from '../../signals/signalTable.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { ProgressIndicator } from '../../ui/layout/Progress.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { DayTable } from './DayTable.tsx'
import { HealthPreview } from './HealthPreview.tsx'
import { PasteButton } from './PasteButton.tsx'
import { PastHealthImports } from './PastHealthImports.tsx'
import { SourceList } from './SourceList.tsx'
import {
  useHealthImport,
  type HealthImport,
  type HealthImportFault,
  type HealthStage,
} from './useHealthImport.ts'
import '../transfer/transfer.css'

/** Sleep, steps, heart and exercise: brought in from a file, or entered by hand. [SIG-2] */
export function HealthDataPart() {
  const text = useText('data')
  const shell = useText()
  const diary = useDiary()
  const importing = useHealthImport(diary)
  const months = useSignals(diary)
  const { stage } = importing
  const asked = useAskedDay()
  const [isEntering, setEntering] = useState(asked !== null)
  const isAtRest = stage.is === 'choose' || stage.is === 'kept'
  return (
    <div className="transfer-steps">
      <SectionFrame title={text('healthTitle')}>
        <Step importing={importing} onEnter={() => setEntering(true)} />
      </SectionFrame>
      {isAtRest && (
        <>
          {months === null ? (
            <Skeleton longText={shell('waitingLong')} />
          ) : (
            <SourceList diary={diary} months={months} />
          )}
          <PastHealthImports diary={diary} />
        </>
      )}
      {isEntering && (
        <DayValuesSheet
          diary={diary}
          opensAt={asked ?? dayOf(localNow())}
          onClose={() => setEntering(false)}
        />
      )}
    </div>
  )
}

/** The day that a link named, such as that of the calendar. */
function useAskedDay(): LocalDay | null {
  const { date } = useSearch()
  const day = dayFrom(date ?? '')
  return day !== null && day <= dayOf(localNow()) ? day : null
}

function Step({ importing, onEnter }: { importing: HealthImport; onEnter: () => void }) {
  const { stage } = importing
  switch (stage.is) {
    case 'choose':
    case 'kept':
    case 'keeping':
      return <Choose importing={importing} stage={stage} onEnter={onEnter} />
    case 'reading':
      return <Reading stage={stage} onCancel={importing.begin} />
    case 'table':
      return (
        <DayTable
          name={stage.file}
          table={stage.table}
          onFound={importing.preview}
          onCancel={importing.begin}
        />
      )
    case 'preview':
      return (
        <HealthPreview
          found={stage.found}
          onKeep={(measures) => importing.keep(stage.found, measures)}
          onCancel={importing.begin}
        />
      )
  }
}

const FAULTS: Record<HealthImportFault, Key<'data'>> = {
  wrong: 'healthWrong',
  nothing: 'healthNothing',
  damaged: 'healthDamaged',
  'cannot-unpack': 'healthCannotUnpack',
  'too-large': 'importTooLarge',
  'not-opened': 'importNotOpened',
  'no-room': 'importNoRoom',
  'storage-gone': 'importStorageGone',
  'no-answer': 'importStorageGone',
}

const KINDS = '.zip,.xml,.csv,.tsv,.txt,application/zip,text/xml,text/csv,text/plain'

interface ChooseProps {
  importing: HealthImport
  stage: Extract<HealthStage, { is: 'choose' | 'kept' | 'keeping' }>
  onEnter: () => void
}

function Choose({ importing, stage, onEnter }: ChooseProps) {
  const text = useText('data')
  const diary = useDiary()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>{text('healthAbout')}</p>
      <div role="alert" className="transfer-told">
        {stage.is === 'choose' && stage.fault !== null && (
          <Note kind="warn">{text(FAULTS[stage.fault])}</Note>
        )}
      </div>
      <div role="status" className="transfer-told">
        {stage.is === 'kept' && (
          <p>{stage.months === 0 ? text('healthNothingNew') : text('healthKept', { count: stage.months })}</p>
        )}
      </div>
      <div className="your-data-ways">
        <Button
          kind="primary"
          label={text('healthChoose')}
          busyLabel={text('healthKeeping')}
          isBusy={stage.is === 'keeping'}
          onPress={() => input.current?.click()}
        />
        <Button label={text('healthByHand')} onPress={onEnter} />
        <PasteButton diary={diary} />
        <Link className="button text" to={PATHS.userGuide} hash="health-data">
          {text('healthHow')}
        </Link>
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
          if (file !== undefined) importing.read(file)
        }}
      />
    </>
  )
}

const MEGABYTE = 1_000_000

interface ReadingProps {
  stage: Extract<HealthStage, { is: 'reading' }>
  onCancel: () => void
}

function Reading({ stage: { read, size, day }, onCancel }: ReadingProps) {
  const text = useText('data')
  const common = useText('common')
  const tag = useFormatTag()
  const number = new Intl.NumberFormat(tag)
  const total = Math.max(1, Math.ceil(size / MEGABYTE))
  const done = Math.min(total, Math.floor(read / MEGABYTE))
  const sizes = { read: number.format(done), size: number.format(total) }
  return (
    <>
      <ProgressIndicator
        label={text('healthReading')}
        done={done}
        total={total}
        words={
          day === null
            ? text('healthReadSome', sizes)
            : text('healthReadUntil', { ...sizes, month: monthText(tag, day) })
        }
      />
      <p>{text('healthReadingAbout')}</p>
      <div className="your-data-ways">
        <Button label={common('cancel')} onPress={onCancel} />
      </div>
    </>
  )
}

const monthText = (tag: string, day: DayNumber): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    startOf(localDay(day), 0),
  )
