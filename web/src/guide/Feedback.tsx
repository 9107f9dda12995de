import { useId } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { ToggleRow } from '../ui/ToggleRow.tsx'
import { useFeedback } from './useFeedback.ts'

const LETTERS_MOST = 4_000

/** Whether it was useful, and a comment: the form says before sending who can read it. */
export function Feedback({ id }: { id: string }) {
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
