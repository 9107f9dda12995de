import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { readSignalLine } from '@reprieve/domain/signals/signalLine.ts'
import { readClipboardText } from '../../device/clipboard.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { saveDayValues } from '../../signals/signalTable.ts'
import { useDayText } from '../../signals/useDayText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

/** Takes the line that a shortcut of the phone has put on the clipboard. [SIG-11] */
export function PasteButton({ diary }: { diary: Diary }) {
  const text = useText('data')
  const toasts = useToasts()
  const dayText = useDayText()
  const paste = async (): Promise<void> => {
    const line = readSignalLine((await readClipboardText()) ?? '')
    if (line === null) return toasts.show({ message: text('healthPasteNone') })
    const saved = await saveDayValues(diary, line.day, line.values).catch(() => ({ ok: false as const }))
    toasts.show(
      saved.ok
        ? { message: text('healthLineKept', { day: dayText(dayNumber(line.day)) }), isDone: true }
        : { message: text('importStorageGone') },
    )
  }
  return <Button label={text('healthPaste')} onPress={() => void paste()} />
}
