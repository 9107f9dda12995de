import type { ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import './writeLinks.css'

interface WriteLinksProps {
  /** Why only writing is possible, and what happens to the entries. */
  why: string
  children?: ReactNode
}

/** D16: a person in pain must be able to write without a password. */
export function WriteLinks({ why, children }: WriteLinksProps) {
  const account = useText('account')
  const shell = useText()
  const doses = useText('doses')
  return (
    <section className="write-links" aria-label={why}>
      <p>{why}</p>
      <Link className="button" to={PATHS.recordAdd}>
        {shell('recordPain')}
      </Link>
      <Link className="button" to={PATHS.doseAdd}>
        {doses('addTitle')}
      </Link>
      <Link className="button" to={PATHS.reflectionCreate}>
        {account('reflect')}
      </Link>
      {children}
    </section>
  )
}

/** For a device that waits for its owner: the lock hides content but does not block writing. */
export function WriteWhileLocked() {
  const text = useText('account')
  return (
    <WriteLinks why={text('writeMeanwhile')}>
      <p className="write-links-curtain">{text('lockIsCurtain')}</p>
    </WriteLinks>
  )
}
