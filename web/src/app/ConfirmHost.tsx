import { useEffect, useSyncExternalStore } from 'react'
import { confirming } from '../account/confirming.ts'
import { useText } from '../settings/words.tsx'
import { later } from '../ui/later.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { LeftOut } from './Quiet.tsx'

const ConfirmDialog = later(() => import('../account/ConfirmDialog.tsx'), 'ConfirmDialog')

/** Shown above the screen that received code 170; the screen stays as it is, with all input. */
export function ConfirmHost() {
  const isOpen = useSyncExternalStore(confirming.subscribe, confirming.current)
  if (!isOpen) return null
  return (
    <LeftOut of="confirm" instead={NotAsked}>
      <ConfirmDialog onEnd={confirming.end} />
    </LeftOut>
  )
}

/** The dialog could not be fetched: the caller would wait for its answer forever. [SES-10] */
function NotAsked(): null {
  const { show } = useToasts()
  const message = useText()('serverAway')
  useEffect(() => {
    show({ message })
    confirming.end(false)
  }, [show, message])
  return null
}
