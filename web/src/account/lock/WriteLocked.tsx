import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import '../writeLinks.css'

/** D16: pain does not wait for a passphrase either. [LOCK-11] */
export function WriteLocked() {
  const text = useText('lock')
  const account = useText('account')
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
        {account('reflect')}
      </Link>
    </section>
  )
}
