import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { appTooOld } from '../../device/appUpdate.ts'
import { takeUpdate } from '../../device/takeUpdate.ts'
import { clientType } from '../../device/clientType.ts'
import { leavePage } from '../../local/database/pendingWrites.ts'
import { useText } from '../../text/useText.tsx'
import { Dialog, type DialogChoice } from '../../ui/overlays/Dialog.tsx'

/** Code 156: the server no longer accepts this version. The data stays on the device and can still be added to. */
export function TooOldDialog() {
  const account = useText('account')
  const common = useText('common')
  const text = useText()
  const ask = useAsk()
  const update = async (): Promise<void> => {
    const link = storeLinkIn(await ask('core/service-status', {}, { background: true }))
    if (link === null) await takeUpdate()
    else await leavePage(() => location.assign(link))
  }
  const choices: DialogChoice[] = [
    {
      label: account('update'),
      kind: 'primary',
      onChoose: () => void update(),
    },
    { label: common('close'), kind: 'quiet', onChoose: () => undefined },
  ]
  return (
    <Dialog
      isOpen
      title={account('appNeedsUpdate')}
      text={text('tooOldText')}
      choices={choices}
      onClose={appTooOld.putOff}
    />
  )
}

/** The store in which this kind of client is updated; null: it updates itself. */
function storeLinkIn(answer: Answer): string | null {
  const links = answer.reached ? answer.body['store_links'] : null
  if (typeof links !== 'object' || links === null) return null
  const link = (links as Record<string, unknown>)[clientType()]
  return typeof link === 'string' && link.startsWith('https://') ? link : null
}
