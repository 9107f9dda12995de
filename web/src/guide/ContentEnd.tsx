import type { ToldContent } from '@reprieve/contract/guide/guideWire.ts'
import { useSession } from '../access/useSession.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Feedback } from './Feedback.tsx'
import { useReading } from './useReading.ts'

/** What the user can say about an article after reading it; sent to the server only with an account. */
export function ContentEnd({ content: { id, status } }: { content: ToldContent }) {
  const text = useText('guide')
  const hasAccount = useSession().is === 'user'
  const { end, markRead } = useReading(id, status)
  return (
    <section className="card guide-end">
      <div ref={end} />
      <div role="status">{status === 'read' && <p>{text('markedRead')}</p>}</div>
      {status !== 'read' && <Button label={text('markRead')} onPress={markRead} />}
      {hasAccount && <Feedback id={id} />}
    </section>
  )
}
