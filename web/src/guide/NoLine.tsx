import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'

interface NoLineProps {
  /** `failed`: there was a response, but not a guide. */
  why: 'away' | 'failed'
  /** What is missing, if it is not the whole guide. */
  about?: string
  onRetry: () => void
}

/** GUIDE-13. */
export function GuideLoadFailed({ why, about, onRetry }: NoLineProps) {
  const text = useText('guide')
  const common = useText('common')
  return (
    <div role="alert">
      <Note
        kind="warn"
        icon={<Icon name="cloudOff" />}
        action={<Button kind="text" label={common('retry')} onPress={onRetry} />}
      >
        {about !== undefined && <span className="guide-about-line">{about} </span>}
        {why === 'away' ? common('noInternet') : text('notLoaded')}
      </Note>
    </div>
  )
}
