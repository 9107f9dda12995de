import { Link } from '@tanstack/react-router'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { DimSwitch } from '../settings/DimSwitch.tsx'
import { LanguageField } from '../settings/LanguageField.tsx'
import { useText } from '../settings/words.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PATHS } from './paths.ts'

/** The bar outside the diary: logo, language and a dimming switch (D25). */
export function PageBar() {
  const text = useText()
  const isVisitor = stateOf(useSession()) === 'visitor'
  return (
    <header className="bar">
      {/* Keeps the screen that a visitor asked for, whichever way they log in. [ROUTE-8] */}
      <Link className="brand" to={PATHS.landing} search={isVisitor ? true : {}} aria-label={text('home')}>
        <Logo name={text('productName')} />
      </Link>
      {/* SET-2: for others the chosen theme applies, and the switch would change nothing. */}
      {isVisitor && <DimSwitch />}
      <LanguageField />
    </header>
  )
}
