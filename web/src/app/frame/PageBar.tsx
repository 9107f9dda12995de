import { sessionDeviceState, useSession } from '../../access/session.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { LanguageField } from '../../settings/LanguageField.tsx'
import { DimSwitch } from '../../settings/appearance/DimSwitch.tsx'
import { useText } from '../../text/useText.tsx'
import { Logo } from '../../ui/icons/Logo.tsx'

/** The bar outside the diary: logo, language and a dimming switch (D25). */
export function PageBar() {
  const text = useText()
  const isVisitor = sessionDeviceState(useSession()) === 'visitor'
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
