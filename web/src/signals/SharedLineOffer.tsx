import { readSignalLine } from '@reprieve/domain/signals/signalLine.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useDiary } from '../access/diary.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { saveDayValues } from './signalTable.ts'
import { useDayText } from './useDayText.ts'

interface SharedLineOfferProps {
  line: string
  onKept: () => void
}

/** Shared from a shortcut of the phone: values of a day instead of a note. Nothing for any other text. [SIG-11] */
export function SharedLineOffer({ line, onKept }: SharedLineOfferProps) {
  return readSignalLine(line) === null ? null : <KeepLine line={line} onKept={onKept} />
}

function KeepLine({ line, onKept }: SharedLineOfferProps) {
  useTextsReady(['data'])
  const text = useText('data')
  const diary = useDiary()
  const toasts = useToasts()
  const dayText = useDayText()
  const keep = async (): Promise<void> => {
    const read = readSignalLine(line)
    if (read === null) return
    const saved = await saveDayValues(diary, read.day, read.values).catch(() => ({ ok: false as const }))
    if (!saved.ok) return toasts.show({ message: text('healthNotSaved') })
    toasts.show({ message: text('healthLineKept', { day: dayText(dayNumber(read.day)) }), isDone: true })
    onKept()
  }
  return <Button label={text('healthKeepLine')} onPress={() => void keep()} />
}
