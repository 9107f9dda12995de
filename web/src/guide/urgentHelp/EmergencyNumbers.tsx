import { toDialNumber } from '@reprieve/content/phones.ts'
import type { HelpNumber } from '@reprieve/domain/safety/helpNumbers.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { SpokenPause } from '../../ui/layout/ListRow.tsx'
import './emergencyNumbers.css'

interface EmergencyNumbersProps {
  numbers: readonly HelpNumber[]
  /** The person has chosen the country, so no number needs to say where it works. */
  isCountryNamed: boolean
}

/** The numbers to call, one press each. Empty if we know no number for the country: the text says what to do. */
export function EmergencyNumbers({ numbers, isCountryNamed }: EmergencyNumbersProps) {
  const text = useText('safety')
  const labelOf = useLabels()
  if (numbers.length === 0) return null
  return (
    <ul className="help-numbers" aria-label={text('numbersToCall')}>
      {numbers.map((one) => (
        <li key={`${one.kind} ${one.number} ${one.countries.join(' ')}`}>
          <a className="help-number" href={`tel:${toDialNumber(one.number)}`}>
            <Icon name="phone" />
            <span className="help-number-digits">{one.number}</span>
            <SpokenPause />
            <span className="help-number-where">{labelOf(one, isCountryNamed)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function useLabels(): (one: HelpNumber, isHere: boolean) => string {
  const text = useText('safety')
  const tag = intlTag(useLanguage().language)
  const regions = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return ({ kind, name, shownAs }, isHere) => {
    if (isHere) return name ?? text(kind === 'emergency' ? 'emergencyHere' : 'crisisHere')
    const where = list.format(shownAs.map((code) => regions.of(code) ?? code))
    if (name !== null) return text('namedIn', { name, where })
    return text(kind === 'emergency' ? 'emergencyIn' : 'crisisIn', { where })
  }
}
