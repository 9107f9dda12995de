import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'

/** A typed name can still be added. */
export function CatalogueMissing({ isMissing, again }: { isMissing: boolean; again: () => void }) {
  const text = useText('conditions')
  const common = useText('common')
  return (
    <div role="alert">
      {isMissing && (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={again} />}>
          {text('catalogueMissing')}
        </Note>
      )}
    </div>
  )
}
