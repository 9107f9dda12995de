import { KEPT_DAYS, USUAL_KEPT_DAYS, type KeptDays } from '@reprieve/domain/assistant/session/note.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useEffect, useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { useText } from '../settings/words.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { keepFor, keptDays } from './chatValues.ts'

/** The retention time. The server deletes what is older. [ASST-12] */
export function KeepSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText('assistant')
  const common = useText('common')
  const ask = useAsk()
  const toasts = useToasts()
  const [days, setDays] = useState<KeptDays | null>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const read = async (): Promise<void> => {
      const told = await keptDays(ask)
      setDays(told)
      setAway(told === null)
    }
    void read()
  }, [ask, isOpen])
  const choose = async (chosen: KeptDays): Promise<void> => {
    const before = days
    setDays(chosen)
    const isKept = await keepFor(ask, chosen)
    if (!isKept) setDays(before)
    toasts.show({ message: text(isKept ? 'keepSaved' : 'keepFailed'), isDone: isKept })
  }
  return (
    <Sheet isOpen={isOpen} title={text('keepTitle')} closeLabel={common('close')} onClose={onClose}>
      <p>{text('keepAbout')}</p>
      {isAway && <p role="alert">{text('needsConnection')}</p>}
      <Segmented
        label={text('keepTitle')}
        segments={KEPT_DAYS.map((one) => ({ value: String(one), label: wordsOf(one, text) }))}
        value={String(days ?? USUAL_KEPT_DAYS)}
        isDisabled={days === null}
        onChange={(value) => void choose(KEPT_DAYS.find((one) => String(one) === value) ?? USUAL_KEPT_DAYS)}
      />
    </Sheet>
  )
}

const YEAR = 365

function wordsOf(days: KeptDays, text: Text<'assistant'>): string {
  if (days === 0) return text('keepAlways')
  return days === YEAR ? text('keepYear') : text('keepDays', { count: days })
}
