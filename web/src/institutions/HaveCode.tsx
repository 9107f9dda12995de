import { Suspense } from 'react'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'

/** For people with a code on paper and no link. Its texts are loaded after the page. [INST-26] */
export function JoinByCodeLink() {
  return (
    <Suspense fallback={null}>
      <HaveCodeLink />
    </Suspense>
  )
}

function HaveCodeLink() {
  const text = useText('institutions')
  return (
    <Link className="button" to={PATHS.consent}>
      {text('haveCode')}
    </Link>
  )
}
