import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useFaultText } from '../../text/formTexts.ts'
import { useTextRescue } from './useTextRescue.ts'
import { useText } from '../../text/useText.tsx'

/** A failed save and its retry. */
export interface SaveFailure {
  fault: string
  retry: () => void
}

interface NotSavedDialogProps {
  title: string
  failed: SaveFailure | null
  onClose: () => void
}

/** Nothing was saved and nothing is lost: the changes stay on the screen behind it. */
export function NotSavedDialog({ title, failed, onClose }: NotSavedDialogProps) {
  const common = useText('common')
  const rescue = useTextRescue()
  const faultText = useFaultText()
  if (failed === null) return null
  return (
    <Dialog
      isOpen
      title={title}
      text={faultText(failed.fault)}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: failed.retry },
        ...rescue(),
        { label: common('cancel'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
