import { COUNTRIES } from '@reprieve/domain/account/countries.ts'
import { keepChoice, readChoice } from '../device/storage.ts'
import { watched } from '../device/watched.ts'

const NAME = 'helpCountry'

/** Empty for "none of these", null if nobody has chosen. A stored value that is not a country counts as none. */
function keptCountry(): string | null {
  const kept = readChoice(NAME)
  return kept === null || kept === '' || COUNTRIES.includes(kept) ? kept : null
}

const chosen = watched<string | null>(keptCountry())

/** The country for the numbers of Urgent help: stored on this device and sent to nobody. [SAFE-17] */
export const chosenHelpCountry = {
  current: chosen.current,
  subscribe: chosen.subscribe,
  choose: (country: string): void => {
    keepChoice(NAME, country)
    chosen.become(country)
  },
}
