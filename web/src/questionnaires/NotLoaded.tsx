import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'

/** `failed`: there was a response, but not one of ours. */
export function NotLoaded({ why, onRetry }: { why: 'away' | 'failed'; onRetry: () => void }) {
  const text = useText('questionnaires')
  const common = useText('common')
  return (
    <div role="alert">
      <Note
        kind="warn"
        icon={<Icon name="cloudOff" />}
        action={<Button kind="text" label={common('retry')} onPress={onRetry} />}
      >
        {why === 'away' ? common('noInternet') : text('loadFailed')}
      </Note>
    </div>
  )
}
