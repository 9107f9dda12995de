import { downloadFile } from '../../device/downloadFile.ts'
import type { DialogChoice } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { readTextOnScreen } from '../../ui/fields/textOnScreen.ts'
import { useText } from '../../text/useText.tsx'

const FILE_NAME = 'reprieve-text.txt'

/** Choices to copy or export unsaved text that cannot be saved now; none if nothing is written. [LOCAL-39] */
export function useTextRescue(): () => DialogChoice[] {
  const text = useText()
  const toasts = useToasts()
  const copy = (): void => {
    const copying =
      navigator.clipboard?.writeText(readTextOnScreen()) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => toasts.show({ message: text('writtenCopied') }),
      () => toasts.show({ message: text('writtenNotCopied') }),
    )
  }
  const exportFile = (): void =>
    downloadFile(FILE_NAME, new Blob([readTextOnScreen()], { type: 'text/plain;charset=utf-8' }))
  return () =>
    readTextOnScreen() === ''
      ? []
      : [
          { label: text('copyWritten'), kind: 'quiet', onChoose: copy },
          { label: text('exportWritten'), kind: 'quiet', onChoose: exportFile },
        ]
}
