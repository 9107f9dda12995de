import { pathAfterSignIn, safeRedirect } from '@reprieve/domain/access/routesAfterSignIn.ts'
import { useEffect, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { NOT_ACTIVE_VIEW } from '../../institutions/useInstitution.ts'
import { routeHooks, useRouter } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import '../account.css'

const DELAY_MS = 5_000

interface RedirectingProps {
  redirect: string | undefined
  /** They came by the link of an institution that is not activated. [INST-15] */
  isNotActive: boolean
}

/** Redirects automatically, only to a path of ours [ROUTE-6]; users who need longer to read can stop it. */
export function RedirectCard({ redirect, isNotActive }: RedirectingProps) {
  const { navigate } = useRouter()
  const state = sessionDeviceState(useSession())
  const isToLogIn = isNotActive && state !== 'signed-in'
  const href = isToLogIn ? (safeRedirect(redirect) ?? PATHS.login) : pathAfterSignIn(redirect)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (isStopped) return undefined
    const timer = setTimeout(() => void navigate({ href, replace: true }), DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, href, isStopped])

  // Inside the diary the top bar shows the same text.
  const isInside = state === 'not-registered' || state === 'signed-in'
  const text = useText('account')
  const institutions = useText('institutions')
  const common = useText('common')
  const leads = isToLogIn ? institutions('notActiveLeads') : text('redirecting')
  return (
    <section className="card narrow account">
      {!isInside && <h1>{isNotActive ? institutions('notActivated') : text('redirecting')}</h1>}
      {isInside && isNotActive && (
        <p>
          <strong>{institutions('notActivated')}</strong>
        </p>
      )}
      <p role="status">{isStopped ? text('linkStays') : isNotActive && leads}</p>
      <Button
        kind="primary"
        label={common('continue')}
        onPress={() => void navigate({ href, replace: true })}
      />
      {!isStopped && <Button label={text('linkStay')} onPress={() => setStopped(true)} />}
    </section>
  )
}

const here = routeHooks(PATHS.redirect)

export function RedirectScreen() {
  const { redirect, view } = here.useSearch()
  return <RedirectCard redirect={redirect} isNotActive={view === NOT_ACTIVE_VIEW} />
}
