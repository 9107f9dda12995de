import { downloadFile } from '../device/downloadFile.ts'
import type { DialogChoice } from '../ui/Dialog.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { readTextOnScreen } from '../ui/writtenText.ts'
import { useText } from './words.tsx'

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
