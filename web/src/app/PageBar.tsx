import { Link } from '@tanstack/react-router'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { DimSwitch } from '../settings/DimSwitch.tsx'
import { LanguageField } from '../settings/LanguageField.tsx'
import { useText } from '../settings/words.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PATHS } from './paths.ts'

/** For who is not in a diary: whose page it is, in which language, and not too bright (D25). */
export function PageBar() {
  const text = useText()
  const isVisitor = stateOf(useSession()) === 'visitor'
  return (
    <header className="bar">
      {/* What a visitor had asked for stays asked for, whichever way in they choose. [ROUTE-8] */}
      <Link className="brand" to={PATHS.landing} search={isVisitor ? true : {}} aria-label={text('home')}>
        <Logo name={text('productName')} />
      </Link>
      {/* SET-2: elsewhere the theme that was chosen holds, and the switch would change nothing. */}
      {isVisitor && <DimSwitch />}
      <LanguageField />
    </header>
  )
}
