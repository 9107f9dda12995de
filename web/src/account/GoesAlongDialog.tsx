import { useRef } from 'react'
import { useText } from '../text/useText.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface GoesAlongDialogProps {
  count: number
  onChoose: (diary: 'goes-along' | 'stays') => void
}

/** D18: nothing is merged or dropped without asking: closing the dialog keeps the entries separate. */
export function DiaryMergeDialog({ count, onChoose }: GoesAlongDialogProps) {
  const isChosen = useRef(false)
  const text = useText('account')
  const onboarding = useText('onboarding')
  const choose = (diary: 'goes-along' | 'stays'): void => {
    if (isChosen.current) return
    isChosen.current = true
    onChoose(diary)
  }
  return (
    <Dialog
      isOpen
      title={text('addDiaryTitle', { count })}
      text={text('addDiaryText', { start: onboarding('startWithoutAccount') })}
      choices={[
        { label: text('addDiary'), kind: 'primary', onChoose: () => choose('goes-along') },
        { label: text('keepApart'), kind: 'quiet', onChoose: () => choose('stays') },
      ]}
      // A choice also closes the dialog and fires right after: deferring lets the choice win.
      onClose={() => queueMicrotask(() => choose('stays'))}
    />
  )
}
