import type { ImportIs } from '@reprieve/domain/sync/importRow.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { PutOutcome } from './putRows.ts'

const LINES: readonly [ImportIs, Key<'data'>][] = [
  ['new', 'importNew'],
  ['changed', 'importChanged'],
  ['same', 'importSame'],
  ['deleted-here', 'importDeletedHere'],
]

interface ImportDoneProps {
  outcome: PutOutcome
  drafts: number
  onAgain: () => void
}

/** The result in numbers; the undo is shown below. */
export function ImportDone({ outcome: { counts, isCancelled }, drafts, onAgain }: ImportDoneProps) {
  const text = useText('data')
  const isSame = counts.new + counts.changed + counts['deleted-here'] + drafts === 0
  const told = LINES.filter(([is]) => counts[is] > 0)
  return (
    <>
      <div role="status" className="transfer-told">
        {isCancelled && <Note kind="info">{text('importStopped')}</Note>}
        <ul className="transfer-lines">
          {told.map(([is, key]) => (
            <li key={is}>{text(key, { count: counts[is] })}</li>
          ))}
          {drafts > 0 && <li>{text('importDrafts', { count: drafts })}</li>}
        </ul>
        {isSame && !isCancelled && <p>{text('importNothingNew')}</p>}
      </div>
      <div className="your-data-ways">
        {counts['deleted-here'] > 0 && (
          <Link className="button" to={PATHS.yourData} search={{ section: 'trash' }}>
            {text('importToTrash')}
          </Link>
        )}
        <Button label={text('importAgain')} onPress={onAgain} />
      </div>
    </>
  )
}
