import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'

interface FormTroubleProps {
  /** Only `away`, `refused` and `not-secure` are problems of the whole form; the others are shown elsewhere. */
  trouble: { is: string; message?: string }
  onRetry: () => void
}

/** Above the form's button: why the server did not accept it. */
export function FormTrouble({ trouble, onRetry }: FormTroubleProps) {
  return (
    <div role="alert">
      <Trouble trouble={trouble} onRetry={onRetry} />
    </div>
  )
}

function Trouble({ trouble, onRetry }: FormTroubleProps) {
  const common = useText('common')
  const shell = useText()
  switch (trouble.is) {
    case 'refused':
      return <Note kind="warn">{trouble.message}</Note>
    case 'not-secure':
      return <Note kind="warn">{shell('notSecure')}</Note>
    case 'away':
      return (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
          {common('noDataConnection')}
        </Note>
      )
    default:
      return null
  }
}
