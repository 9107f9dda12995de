import { afterSignIn } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import './account.css'

const DELAY_MS = 5_000

const here = getRouteApi(PATHS.redirect)

/** Goes on by itself, to a path of ours and nowhere else [ROUTE-6]; who needs longer to read it stops it. */
export function RedirectScreen() {
  const { redirect } = here.useSearch()
  const { navigate } = useRouter()
  const href = afterSignIn(redirect)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (isStopped) return undefined
    const timer = setTimeout(() => void navigate({ href, replace: true }), DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, href, isStopped])

  const state = stateOf(useSession())
  // Inside the diary the same sentence stands in the bar above.
  const isInside = state === 'not-registered' || state === 'signed-in'
  const text = useText('account')
  const common = useText('common')
  return (
    <section className="card narrow account">
      {!isInside && <h1>{text('redirecting')}</h1>}
      <p role="status">{isStopped && text('linkStays')}</p>
      <Button
        kind="primary"
        label={common('continue')}
        onPress={() => void navigate({ href, replace: true })}
      />
      {!isStopped && <Button label={text('linkStay')} onPress={() => setStopped(true)} />}
    </section>
  )
}
