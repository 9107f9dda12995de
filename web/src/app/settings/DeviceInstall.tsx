import { useSyncExternalStore } from 'react'
import { installing } from '../../device/installingHere.ts'
import { installWay } from '../../device/installingWay.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'

/** Asks only after a press; if the browser offers no installation, it says what to do instead. */
export function DeviceInstall() {
  const text = useText('settings')
  const offer = useSyncExternalStore(installing.subscribe, installing.offer)
  if (installing.isInstalled()) return <p>{text('installed')}</p>
  return (
    <>
      <p>{text('installAbout')}</p>
      {offer === null ? (
        <p>{text(installWay() === 'menu' ? 'installMenu' : 'installNone')}</p>
      ) : (
        <Button label={text('install')} onPress={() => void offer()} />
      )}
    </>
  )
}
