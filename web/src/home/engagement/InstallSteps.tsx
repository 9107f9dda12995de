import { useDiary } from '../../access/diary.ts'
import { useText } from '../../settings/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Install } from './useInstall.ts'

/** For browsers that install apps from their own menu. */
export function InstallSteps({ isTold, close }: Install) {
  const text = useText('engagement')
  const common = useText('common')
  // Such a browser gives the app on the Home Screen a storage of its own. Data of an account syncs there by itself.
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
