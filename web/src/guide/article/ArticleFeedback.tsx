import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { perDiary } from '../../local/perDiary.ts'
import { checkWrittenText } from '../../safety/checkText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { ToggleRow } from '../../ui/controls/Segmented.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'

interface FeedbackForm {
  isUseful: boolean | null
  text: string
}

type Sending = 'idle' | 'sending' | 'sent' | 'not-sent'

interface FeedbackInUse {
  said: FeedbackForm
  sending: Sending
  say: (said: FeedbackForm) => void
  send: () => void
}

const NOTHING: FeedbackForm = { isUseful: null, text: '' }

/** Unsent feedback while the app is open: never sent without the user, and not lost by leaving the screen. */
const draftsOf = perDiary(() => new Map<string, FeedbackForm>())

/** Earlier feedback comes from the server; offline the form is empty but usable. */
function useFeedback(id: string): FeedbackInUse {
  const diary = useDiary()
  const ask = useAsk()
  const drafts = draftsOf(diary)
  const [said, setSaid] = useState(drafts.get(id) ?? NOTHING)
  const [sending, setSending] = useState<Sending>('idle')
  const looked = useRef('')
  const loadOnArrival = useEffectEvent(() => {
    if (drafts.has(id)) return
    ask('guide/get-content-feedback', { content_id: id }, { background: true })
      .then((answer) => {
        const before = drafts.has(id) ? null : saidIn(answer)
        looked.current = before?.text ?? looked.current
        return before === null || setSaid(before)
      })
      .catch(() => undefined)
  })
  useEffect(() => loadOnArrival(), [])
  const say = (next: FeedbackForm): void => {
    drafts.set(id, next)
    setSaid(next)
    setSending('idle')
  }
  const send = async (): Promise<void> => {
    if (said.isUseful === null) return
    setSending('sending')
    const text = said.text.trim()
    // Checked whether sent or not, because it was written. [GUIDE-24]
    checkWrittenText(diary, looked.current, text)
    looked.current = text
    const request = { content_id: id, useful: said.isUseful, text: text === '' ? null : text }
    const answer = await ask('guide/send-content-feedback', request)
    const isSent = answer.reached && answer.code === RESULT.ok
    if (isSent) drafts.delete(id)
    setSending(isSent ? 'sent' : 'not-sent')
  }
  return { said, sending, say, send: () => void send().catch(reportError) }
}

function saidIn(answer: Answer): FeedbackForm | null {
  if (!answer.reached || answer.code !== RESULT.ok) return null
  const { useful, text } = answer.body
  return typeof useful === 'boolean' ? { isUseful: useful, text: typeof text === 'string' ? text : '' } : null
}

const LETTERS_MOST = 4_000

/** Whether it was useful, and a comment: the form says before sending who can read it. */
export function ArticleFeedback({ id }: { id: string }) {
  const text = useText('guide')
  const heading = useId()
  const { said, sending, say, send } = useFeedback(id)
  const { isUseful } = said
  const chosen = isUseful === null ? null : isUseful ? 'yes' : 'no'
  return (
    <section className="guide-feedback" aria-labelledby={heading}>
      <h2 id={heading}>{text('usefulQuestion')}</h2>
      <ToggleRow
        label={text('usefulQuestion')}
        choices={[
          { value: 'yes', label: text('usefulYes') },
          { value: 'no', label: text('usefulNo') },
        ]}
        value={chosen}
        onPress={(value) => say({ ...said, isUseful: value === chosen ? null : value === 'yes' })}
      />
      {isUseful !== null && (
        <>
          <TextArea
            label={text('feedbackText')}
            hint={text('feedbackWho')}
            maxLength={LETTERS_MOST}
            value={said.text}
            onChange={(written) => say({ ...said, text: written })}
          />
          <Button
            label={text('feedbackSend')}
            busyLabel={text('feedbackSending')}
            isBusy={sending === 'sending'}
            onPress={send}
          />
        </>
      )}
      <div role="status">
        {sending === 'sent' && <p>{text('feedbackSent')}</p>}
        {sending === 'not-sent' && <NotSent onRetry={send} />}
      </div>
    </section>
  )
}

function NotSent({ onRetry }: { onRetry: () => void }) {
  const text = useText('guide')
  const common = useText('common')
  return (
    <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
      {text('feedbackKept')}
    </Note>
  )
}
