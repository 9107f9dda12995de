import { NO_REGISTRATION, registrationProblems } from '@reprieve/domain/account/registration.ts'
import { useEffect, useRef, type RefObject } from 'react'
import { Link } from '../navigation/Link.tsx'
import { PATHS, type RouteSearch } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { focusFirstError } from '../ui/fields/Form.tsx'
import { Note } from '../ui/layout/Note.tsx'

interface FormTroubleProps {
  /** Only `away`, `refused` and `not-secure` are problems of the whole form; the others are shown elsewhere. */
  trouble: { is: string; message?: string }
  onRetry: () => void
}

/** Above the form's button: why the server did not accept it. */
export function FormTrouble({ trouble, onRetry }: FormTroubleProps) {
  return (
    <div role="alert">
      <Trouble trouble={trouble} onRetry={onRetry} />
    </div>
  )
}

function Trouble({ trouble, onRetry }: FormTroubleProps) {
  const common = useText('common')
  const shell = useText()
  switch (trouble.is) {
    case 'refused':
      return <Note kind="warn">{trouble.message}</Note>
    case 'not-secure':
      return <Note kind="warn">{shell('notSecure')}</Note>
    case 'away':
      return (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
          {common('noDataConnection')}
        </Note>
      )
    default:
      return null
  }
}

/** The response came after the form was sent: moves the focus to the field that it is about. */
export function useFocusOnRefusal(isRefused: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused && part.current !== null) focusFirstError(part.current)
  }, [isRefused])
  return part
}

/** The message about an address that cannot be sent; null if it can. [ACC-3] */
export function useEmailProblem(): (typed: string) => string | null {
  const text = useText('account')
  const common = useText('common')
  return (typed) => {
    const { email } = registrationProblems({ ...NO_REGISTRATION, email: typed })
    if (email === undefined) return null
    return email === 'empty' ? common('fieldEmpty') : text('emailInvalid')
  }
}

/** Under `emailInUse`: links to the two ways that the message names. */
export function EmailInUseLinks({ search = {} }: { search?: RouteSearch<'login'> }) {
  const text = useText('account')
  return (
    <p className="account-links">
      <Link className="link" to={PATHS.login} search={search}>
        {text('logIn')}
      </Link>
      <Link className="link" to={PATHS.forgotPassword}>
        {text('resetPassword')}
      </Link>
    </p>
  )
}
