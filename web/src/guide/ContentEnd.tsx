import type { ToldContent } from '@reprieve/contract/guide/guideWire.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Feedback } from './Feedback.tsx'
import { useReading } from './useReading.ts'

/** What can be said of an article when it was read. */
export function ContentEnd({ content: { id, status } }: { content: ToldContent }) {
  const text = useText('guide')
  const { end, markRead } = useReading(id, status)
  return (
    <section className="card guide-end">
      <div ref={end} />
      <div role="status">{status === 'read' && <p>{text('markedRead')}</p>}</div>
      {status !== 'read' && <Button label={text('markRead')} onPress={markRead} />}
      <Feedback id={id} />
    </section>
  )
}
