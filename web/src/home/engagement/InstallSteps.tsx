import { useDiary } from '../../access/diary.ts'
import { useText } from '../../settings/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Install } from './useInstall.ts'

/** For browsers that have the way in their own menu. */
export function InstallSteps({ isTold, close }: Install) {
  const text = useText('engagement')
  const common = useText('common')
  // Such a browser gives the app on the Home Screen a storage of its own. What an account has comes there by itself.
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
