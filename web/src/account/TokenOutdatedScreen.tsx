import { getRouteApi, Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './account.css'
import { WriteLinks } from './WriteLinks.tsx'

const here = getRouteApi(PATHS.tokenOutdated)

/** Code 143: what ended is the session, and never the diary (D16). */
export function TokenOutdatedScreen() {
  const search = here.useSearch()
  const text = useText('account')
  return (
    <section className="card narrow account">
      <h1>{text('sessionOutdated')}</h1>
      <p>{text('diaryIsSafe')}</p>
      <Link className="button primary" to={PATHS.login} search={search}>
        {text('logIn')}
      </Link>
      <WriteLinks />
    </section>
  )
}
