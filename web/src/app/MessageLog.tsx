import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useSyncExternalStore } from 'react'
import { useText, useWords } from '../settings/words.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'

interface MessageLogProps {
  isOpen: boolean
  onClose: () => void
}

/** UI-5: for who was too slow, or looked away. In memory alone, and gone with the page. */
export function MessageLog({ isOpen, onClose }: MessageLogProps) {
  const text = useText('navigation')
  const common = useText('common')
  const { language } = useWords()
  const toasts = useToasts()
  const past = useSyncExternalStore(toasts.subscribe, toasts.past)
  const clock = new Intl.DateTimeFormat(intlTag(language), { timeStyle: 'short' })
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
