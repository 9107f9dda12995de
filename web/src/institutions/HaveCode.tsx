import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'

/** For who has a code on paper, and so no link that would lead anywhere. Elsewhere its words come behind the page. [INST-26] */
export function HaveCode() {
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
