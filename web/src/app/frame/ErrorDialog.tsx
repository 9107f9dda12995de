import { useText } from '../../text/useText.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

interface ErrorDialogProps {
  words: string
  onRetry: () => void
  onClose: () => void
}

/** The screen beneath stays as it is, so nothing has to be typed again. */
export function ErrorDialog({ words, onRetry, onClose }: ErrorDialogProps) {
  const common = useText('common')
  return (
    <Dialog
      isOpen
      title={words}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: onRetry },
        { label: common('ok'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
