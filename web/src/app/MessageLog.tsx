import { useSyncExternalStore } from 'react'
import { useText } from '../settings/words.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { TIME } from '../settings/dateForms.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'

interface MessageLogProps {
  isOpen: boolean
  onClose: () => void
}

/** UI-5: for people who were too slow or looked away. Only in memory: reloading clears it. */
export function MessageLog({ isOpen, onClose }: MessageLogProps) {
  const text = useText('navigation')
  const common = useText('common')
  const toasts = useToasts()
  const past = useSyncExternalStore(toasts.subscribe, toasts.past)
  const clock = new Intl.DateTimeFormat(useFormatTag(), TIME)
  return (
    <Sheet isOpen={isOpen} title={text('messages')} closeLabel={common('close')} onClose={onClose}>
      {past.length === 0 ? (
        <p>{text('noMessages')}</p>
      ) : (
        <ol className="message-log">
          {past.map(({ message, at }, index) => (
            <li key={past.length - index}>
              <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
              <span>{message}</span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}
