import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'

/** That the diary has no second copy. Quiet: it says what is so, and where the way is. */
export function SignUpLine() {
  const text = useText('home')
  return (
    <div className="sign-up-line">
      <p>{text('onlyHere')}</p>
      <Link className="link" to={PATHS.register}>
        {text('signUp')}
      </Link>
    </div>
  )
}
