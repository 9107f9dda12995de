import type { Key } from '@reprieve/locales/words.ts'
import type { SectionId } from '@reprieve/domain/records/usedSections.ts'
import { useState } from 'react'
import { isStorageFault } from '../local/tables.ts'
import { useTextRescue } from '../settings/saving/useTextRescue.ts'
import { useText } from '../text/useText.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import type { SaveFault } from './recordForm.ts'

const SENTENCE: Record<SaveFault, Key<'records'>> = {
  'no-room': 'faultNoRoom',
  'storage-gone': 'faultStorageGone',
  'no-answer': 'faultNoAnswer',
  'severity-missing': 'howStrong',
  'note-too-long': 'faultNoteTooLong',
  'end-before-start': 'endBeforeStartDate',
  'in-the-future': 'faultTime',
  'outside-calendar': 'faultTime',
  'lasts-too-long': 'faultTime',
}

/** The section in which a fault can be corrected; other faults are not in the record. */
const SECTION: Partial<Record<SaveFault, SectionId>> = {
  'severity-missing': 'severity',
  'note-too-long': 'notes',
  'end-before-start': 'timing',
  'in-the-future': 'timing',
  'outside-calendar': 'timing',
  'lasts-too-long': 'timing',
}

interface SaveFaultDialogProps {
  fault: SaveFault | null
  onSection: (section: SectionId) => void
  onRetry: () => void
  onClose: () => void
}

/** Nothing was saved and nothing is lost: the input stays on the screen behind it. */
export function SaveFaultDialog({ fault, onSection, onRetry, onClose }: SaveFaultDialogProps) {
  const text = useText('records')
  const common = useText('common')
  const rescue = useTextRescue()
  // Not mounted before the first fault; then it stays, so that it can fade out.
  const [isKnown, setKnown] = useState(false)
  if (fault !== null && !isKnown) setKnown(true)
  if (!isKnown) return null
  const section = fault === null ? undefined : SECTION[fault]
  const retry = { label: common('retry'), kind: 'primary', onChoose: onRetry } as const
  const back = {
    label: text('leaveBack'),
    kind: section === undefined ? 'quiet' : 'primary',
    onChoose: () => void (section === undefined || onSection(section)),
  } as const
  return (
    <Dialog
      isOpen={fault !== null}
      title={text('notSavedTitle')}
      {...(fault !== null && { text: text(SENTENCE[fault]) })}
      choices={section === undefined ? [retry, ...(isStorageFault(fault) ? rescue() : []), back] : [back]}
      onClose={onClose}
    />
  )
}
