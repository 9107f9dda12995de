import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { Link } from '@tanstack/react-router'
import { useId, useSyncExternalStore } from 'react'
import { PATHS } from '../../app/paths.ts'
import type { Diary } from '../../local/rows.ts'
import { watch, type Watched } from '../../local/watch.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import './onlyHere.css'
import { ONLY_HERE, onlyHereState, putOff, type OnlyHereState } from './onlyHereState.ts'

/** That the diary has no second copy: a line at first, a card with the ways to one when there is more to lose. */
export function OnlyHere({ diary }: { diary: Diary }) {
  const state = useOnlyHere(diary)
  if (state === null) return null
  return state.isOffered ? <OnlyHereCard diary={diary} {...state} /> : <SignUpLine />
}

/** Quiet: it says what is so, and where the way is. */
function SignUpLine() {
  const text = useText('home')
  return (
    <div className="sign-up-line">
      <p>{text('onlyHere')}</p>
      <SignUpLink />
    </div>
  )
}

function OnlyHereCard({ diary, count, isLoose }: OnlyHereState & { diary: Diary }) {
  const text = useText('data')
  const sync = useText('sync')
  const heading = useId()
  return (
    <section className="home-card" aria-labelledby={heading}>
      <h2 id={heading}>{text('onlyHereTitle')}</h2>
      <p>
        {text('onlyHereText', { count })} {isLoose && text('onlyHereNotKept')}
      </p>
      <div className="only-here-ways">
        <Link className="button quiet" to={PATHS.yourData} search={{ section: 'export' }}>
          {sync('export')}
        </Link>
        <SignUpLink />
        <Button kind="text" label={text('onlyHereNotNow')} onPress={() => void putOff(diary, count)} />
      </div>
    </section>
  )
}

function SignUpLink() {
  const text = useText('home')
  return (
    <Link className="link" to={PATHS.register}>
      {text('signUp')}
    </Link>
  )
}

const watchedIn = new WeakMap<Diary, Watched<OnlyHereState>>()

/** Null until it is known. */
function useOnlyHere(diary: Diary): OnlyHereState | null {
  const known = watchedIn.get(diary)
  const watched = known ?? watch(diary.doorbell, [RECORD_KIND, ONLY_HERE], () => onlyHereState(diary))
  if (known === undefined) watchedIn.set(diary, watched)
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return seen.is === 'read' ? seen.value : null
}
