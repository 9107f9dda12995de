import { setNote, setSeverity, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { useDevice } from '../../access/useDevice.ts'
import { noteHintSeen } from '../../settings/hints/changeHints.ts'
import { HintNote } from '../../settings/hints/HintNote.tsx'
import { useFirstUseHint } from '../../settings/hints/useFirstUseHint.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../../ui/Screen.tsx'
import type { RecordEditorStart } from '../openRecord.ts'
import type { SaveFault } from '../saveRecord.ts'
import { useRecordEditor } from '../useRecordEditor.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { NumberPad } from './NumberPad.tsx'
import { SharedNote } from './SharedNote.tsx'
import { useQuickEnding, type QuickOffers } from './useQuickEnding.ts'
import { useSharedNote } from './useSharedNote.ts'

interface QuickRecordProps {
  diary: OpenDiary
  begun: RecordEditorStart
  /** The page was opened by another app's share. */
  isShared: boolean
  offers: QuickOffers | null
  /** False on a locked device (D16). */
  showsPast: boolean
  onTakenBack: (record: PainRecord) => void
}

export function QuickRecord({ diary, begun, isShared, offers, showsPast, onTakenBack }: QuickRecordProps) {
  const text = useText('records')
  const common = useText('common')
  const { word, spoken } = useSeverityWords()
  const editor = useRecordEditor(diary, begun)
  const { record, change } = editor
  const arriving = useSharedNote(isShared, editor)
  const ending = useQuickEnding({ diary, editor, offers, onTakenBack })
  const [hasRoom] = useState(hasRoomForHint)
  // Shared text needs the room. [HINT-9]
  const screen = hasRoom && !isShared && begun.record.note === '' ? 'quick-record' : null
  const device = useDevice()
  const hint = useFirstUseHint(device, { hint: 'quick-record', screen })
  const { fault, saved } = ending
  const value = record.severity === null ? null : wholeSeverity(record.severity)
  const isSaved = saved !== null
  const save = (): void => {
    void noteHintSeen(device, 'quick-record')
    void ending.save()
  }
  const leave = { label: common('close'), sign: 'close', onLeave: () => void ending.goHome() } as const
  return (
    <Screen
      header={<ScreenHeader title={text(isSaved ? 'quickTitle' : 'howStrong')} leave={leave} />}
      footer={
        <ScreenFooter>
          {/* The same button before and after saving: the second press of a shaking hand does nothing. */}
          <Button
            kind="primary"
            label={isSaved ? text('quickDone') : text('saveNow')}
            busyLabel={text('saving')}
            isBusy={editor.isSaving}
            isDisabled={value === null || arriving === 'coming'}
            onPress={isSaved ? leave.onLeave : save}
          />
        </ScreenFooter>
      }
    >
      <div className="quick">
        {!isSaved && (
          <SharedNote arriving={arriving} note={record.note} onLeaveOut={() => change(setNote(record, ''))} />
        )}
        {!isSaved && <HintNote hint={hint} text={text('hintQuick')} />}
        <div role="alert">{fault !== null && <Note kind="warn">{text(sentenceOf(fault))}</Note>}</div>
        <div role="status">{editor.isDraftLost && <Note kind="warn">{text('draftNotKept')}</Note>}</div>
        {/* The keys announce themselves: a second announcement would be noise. */}
        <p className="quick-value" data-unset={value === null} aria-hidden={!isSaved}>
          <span className="quick-number">{value ?? '–'}</span>
          <span className="quick-word">{value === null ? text('quickTap') : word(value)}</span>
        </p>
        {isSaved ? (
          showsPast && (
            <div className="quick-after">
              <p>{text('quickLater')}</p>
              <Button kind="quiet" label={text('quickDetails')} onPress={() => void ending.addDetails()} />
            </div>
          )
        ) : (
          <NumberPad
            label={text('severity')}
            spoken={spoken}
            value={value}
            onChange={(step) => change(setSeverity(record, step))}
          />
        )}
      </div>
    </Screen>
  )
}

const HINT_HEIGHT_PX = 750
const HINT_WIDTH_REM = 22

/** Only in a window this large is there room for a hint; if it is rotated later, quick.css hides the hint. [HINT-9] */
const hasRoomForHint = (): boolean =>
  innerHeight > HINT_HEIGHT_PX &&
  innerWidth > HINT_WIDTH_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const SENTENCES: Partial<Record<SaveFault, Key<'records'>>> = {
  'no-room': 'faultNoRoom',
  'storage-gone': 'faultStorageGone',
  'no-answer': 'faultNoAnswer',
  'note-too-long': 'faultNoteTooLong',
}

/** All other faults concern the clock: a quick record has only a number and a time. */
const sentenceOf = (fault: SaveFault): Key<'records'> => SENTENCES[fault] ?? 'faultTime'
