import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import './writeLinks.css'

/** D16: pain does not wait for a password. */
export function WriteLinks() {
  const text = useText('account')
  const shell = useText()
  const doses = useText('doses')
  return (
    <section className="write-links" aria-label={text('writeMeanwhile')}>
      <p>{text('writeMeanwhile')}</p>
      <Link className="button" to={PATHS.recordAdd}>
        {shell('recordPain')}
      </Link>
      <Link className="button" to={PATHS.doseAdd}>
        {doses('addTitle')}
      </Link>
      <Link className="button" to={PATHS.reflectionCreate}>
        {text('reflect')}
      </Link>
      <p className="write-links-curtain">{text('lockIsCurtain')}</p>
    </section>
  )
}
