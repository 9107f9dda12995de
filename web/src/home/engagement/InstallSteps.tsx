import { useText } from '../../settings/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Install } from './useInstall.ts'

/** For browsers that have the way in their own menu. */
export function InstallSteps({ isTold, close }: Install) {
  const text = useText('engagement')
  const common = useText('common')
  return (
    <Dialog
      isOpen={isTold}
      title={text('install')}
      text={text('installSteps')}
      choices={[{ label: common('ok'), kind: 'primary', onChoose: () => {} }]}
      onClose={close}
    />
  )
}
