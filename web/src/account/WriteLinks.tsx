import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './writeLinks.css'

interface WriteLinksProps {
  /** Why only writing is open, and what becomes of it. */
  words?: Key<'account'>
}

/** D16: pain does not wait for a password. */
export function WriteLinks({ words = 'writeMeanwhile' }: WriteLinksProps) {
  const text = useText('account')
  const shell = useText()
  const doses = useText('doses')
  return (
    <section className="write-links" aria-label={text(words)}>
      <p>{text(words)}</p>
      <Link className="button" to={PATHS.recordAdd}>
        {shell('recordPain')}
      </Link>
      <Link className="button" to={PATHS.doseAdd}>
        {doses('addTitle')}
      </Link>
      <Link className="button" to={PATHS.reflectionCreate}>
        {text('reflect')}
      </Link>
      {words === 'writeMeanwhile' && <p className="write-links-curtain">{text('lockIsCurtain')}</p>}
    </section>
  )
}
