import { useText } from '../../text/useText.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** D15: shown a minute before the end. Closing it in any way counts as activity. */
export function IdleWarning({ onStay }: { onStay: () => void }) {
  const text = useText('account')
  return (
    <Dialog
      isOpen
      title={text('idleTitle')}
      text={text('idleText')}
      choices={[{ label: text('staySignedIn'), kind: 'primary', onChoose: () => undefined }]}
      onClose={onStay}
    />
  )
}
