import { COUNTRIES } from '@reprieve/domain/account/countries.ts'
import { keepChoice, readChoice } from '../device/storage.ts'
import { watched } from '../device/watched.ts'

const NAME = 'helpCountry'

/** Empty for "none of these", null where nobody has chosen. What was kept by hand and is no country counts as nothing. */
function keptCountry(): string | null {
  const kept = readChoice(NAME)
  return kept === null || kept === '' || COUNTRIES.includes(kept) ? kept : null
}

const chosen = watched<string | null>(keptCountry())

/** For which country Urgent help shows its numbers: kept on this device, sent to nobody. [SAFE-17] */
export const chosenHelpCountry = {
  current: chosen.current,
  subscribe: chosen.subscribe,
  choose: (country: string): void => {
    keepChoice(NAME, country)
    chosen.become(country)
  },
}
