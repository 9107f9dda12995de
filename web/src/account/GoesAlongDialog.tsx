import { useRef } from 'react'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface GoesAlongDialogProps {
  count: number
  onChoose: (diary: 'goes-along' | 'stays') => void
}

/** D18: nothing is mixed without a word, and nothing is dropped: to close it is to keep them apart. */
export function GoesAlongDialog({ count, onChoose }: GoesAlongDialogProps) {
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
      // A choice closes it, too, and comes right after: it goes first.
      onClose={() => queueMicrotask(() => choose('stays'))}
    />
  )
}
