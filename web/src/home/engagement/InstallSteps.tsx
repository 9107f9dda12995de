import { useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { installWay } from '../../device/installWay.ts'
import { installPrompt } from '../../device/installingHere.ts'
import { useText } from '../../text/useText.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

/** For browsers that install apps from their own menu. */
export function InstallSteps({ isTold, close }: Install) {
  const text = useText('engagement')
  const common = useText('common')
  // Such a browser gives the app on the Home Screen separate storage. Data of an account syncs there by itself.
  const isAlone = useDiary().who.is === 'anonymous'
  return (
    <Dialog
      isOpen={isTold}
      title={text('install')}
      text={isAlone ? `${text('installSteps')} ${text('installEmpty')}` : text('installSteps')}
      choices={[{ label: common('ok'), kind: 'primary', onChoose: () => {} }]}
      onClose={close}
    />
  )
}

interface Install {
  /** Only on a press: browsers refuse it at any other time. */
  install: () => void
  /** The browser installs from its own menu: the instructions are shown. */
  isTold: boolean
  close: () => void
}

/** [HOME-23] */
export function useInstall(): Install {
  const [isTold, setTold] = useState(false)
  const install = (): void => {
    const offer = installPrompt.offer()
    if (offer !== null) void offer()
    // No longer offered: the offer was used up, or the app is installed by now.
    else setTold(installWay() === 'menu')
  }
  return { install, isTold, close: () => setTold(false) }
}
