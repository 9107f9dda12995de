import { useId, type ReactNode } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { postponeCopyOffer, type OnlyHereState } from './onlyHereState.ts'
import './onlyHere.css'

interface OnlyHereCardProps {
  diary: Diary
  copy: OnlyHereState
  /** The button to install the app, where that protects the diary. */
  install: ReactNode
  /** Runs an action; the parent then checks again whether to show the card. */
  settle: (act: () => Promise<unknown>) => void
  onHide: () => void
}

/** Says that the diary has no second copy, and offers ways to make one, once it has grown. [HOME-13, HOME-28] */
export function OnlyHereCard({ diary, copy, install, settle, onHide }: OnlyHereCardProps) {
  const text = useText('data')
  const sync = useText('sync')
  const common = useText('common')
  const home = useText('home')
  const heading = useId()
  const { records, isClearedUnused } = copy
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('onlyHereTitle')}</h2>
      {isClearedUnused && <p>{text('onlyHereUnused')}</p>}
      <p>
        {text('onlyHereText', { count: records })}{' '}
        {copy.isLoose && !isClearedUnused && text('onlyHereNotKept')}
      </p>
      <div className="only-here-ways">
        <Link className="button quiet" to={PATHS.yourData} search={{ section: 'export' }}>
          {sync('export')}
        </Link>
        <Link className="button quiet" to={PATHS.register}>
          {home('signUp')}
        </Link>
        {install}
        <Button
          kind="text"
          label={text('onlyHereNotNow')}
          onPress={() => settle(() => postponeCopyOffer(diary, records))}
        />
        <Button kind="text" label={common('hide')} onPress={onHide} />
      </div>
    </section>
  )
}
