import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { draftToOffer, type RecordEditorStart } from './openRecord.ts'
import { useRecordDrafts } from './recordDraft.ts'

interface DraftOfferProps {
  diary: Diary
  begun: RecordEditorStart
  onGoOn: (draftId: string) => void
}

/** Unobtrusive: a person who starts a new record may ignore it, and the old draft stays under To finish. */
export function DraftOffer({ diary, begun, onGoOn }: DraftOfferProps) {
  const text = useText('records')
  const [isDeclined, setDeclined] = useState(false)
  const offered = draftToOffer(useRecordDrafts(diary), begun)
  if (offered === null || isDeclined) return null
  const decline = text(begun.opened.ref.kind === 'saved' ? 'startFromSaved' : 'startNew')
  return (
    <div className="draft-offer">
      <Note kind="info" icon={<DiaryIcon name="pencil" />}>
        {text('goOnQuestion')}
      </Note>
      <div className="draft-offer-ways">
        <Button kind="text" label={text('goOn')} onPress={() => onGoOn(offered.id)} />
        <Button kind="text" label={decline} onPress={() => setDeclined(true)} />
      </div>
    </div>
  )
}
