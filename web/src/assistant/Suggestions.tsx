import type { Key } from '@reprieve/locales/words.ts'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { suggestionsFor } from './suggestions.ts'

/** Example questions for an empty chat. */
export function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const text = useText('assistant')
  const { from } = useSearch({ strict: false })
  const keys: readonly Key<'assistant'>[] = suggestionsFor(from)
  return (
    <section className="chat-suggestions" aria-label={text('youCouldAsk')}>
      <h2 className="chat-part">{text('youCouldAsk')}</h2>
      <div className="chat-choices">
        {keys.map((key) => (
          <Button key={key} label={text(key)} onPress={() => onAsk(text(key))} />
        ))}
      </div>
    </section>
  )
}
