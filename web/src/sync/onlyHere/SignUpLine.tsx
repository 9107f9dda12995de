import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'

/** Says that the diary has no second copy. Unobtrusive: the fact, and a link to sign up. */
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
