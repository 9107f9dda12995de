import { useDevice } from '../../access/useDevice.ts'
import { showHintsAgain } from '../../settings/seenHints.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToasts } from '../../ui/useToasts.ts'

/** D50: shows first-use hints again. [SET-14] */
export function HintsPart() {
  const text = useText('settings')
  const device = useDevice()
  const toasts = useToasts()
  const again = (): void => {
    showHintsAgain(device).then(
      () => toasts.show({ message: text('hintsAgainDone'), isDone: true }),
      () => toasts.show({ message: text('notKept') }),
    )
  }
  return (
    <>
      <p>{text('hintsText')}</p>
      <Button label={text('hintsAgain')} onPress={again} />
    </>
  )
}
