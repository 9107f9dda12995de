import { EMERGENCY_NUMBERS } from '@reprieve/content/emergencyNumbers.ts'
import { COUNTRIES } from '@reprieve/domain/account/countries.ts'
import type { Danger } from '@reprieve/domain/safety/danger.ts'
import { helpCountry, OWN_COUNTRIES, type HelpCountry } from '@reprieve/domain/safety/helpCountry.ts'
import { helpNumbers, type HelpNumber } from '@reprieve/domain/safety/helpNumbers.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { use, useSyncExternalStore } from 'react'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { readStoredProfile } from '../../account/profileTable.ts'
import { type OperatorNumber, useServiceFacts } from '../../account/service/serviceFacts.ts'
import { makeObservable } from '../../device/observable.ts'
import { storeChoice, readChoice } from '../../device/storage.ts'
import { perDiary } from '../../local/perDiary.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { useLanguage } from '../../text/useText.tsx'

const NAME = 'helpCountry'

/** Empty for "none of these", null if nobody has chosen. A stored value that is not a country counts as none. */
function keptCountry(): string | null {
  const kept = readChoice(NAME)
  return kept === null || kept === '' || COUNTRIES.includes(kept) ? kept : null
}

const chosen = makeObservable<string | null>(keptCountry())

/** The country for the numbers of Urgent help: stored on this device and sent to nobody. [SAFE-17] */
export const chosenHelpCountry = {
  current: chosen.current,
  subscribe: chosen.subscribe,
  choose: (country: string): void => {
    storeChoice(NAME, country)
    chosen.become(country)
  },
}

export interface HelpNumbers {
  numbers: readonly HelpNumber[]
  country: HelpCountry
  /** The countries that have numbers. */
  known: readonly string[]
  /** The countries of the person's language. */
  leading: readonly string[]
}

/** Never waits: until more is known, the numbers of the language's own countries come first. [CONT-16, SAFE-17] */
export function useHelpNumbers(danger: Danger): HelpNumbers {
  const { language } = useLanguage()
  const chosen = useSyncExternalStore(chosenHelpCountry.subscribe, chosenHelpCountry.current)
  const profile = useProfileCountry()
  const operators = useServiceFacts().emergencyNumbers.map(asHelp)
  const known = [...new Set([...EMERGENCY_NUMBERS, ...operators].flatMap(({ countries }) => countries))]
  const country = helpCountry({ chosen, profile, tags: navigator.languages, language, known })
  const leading = OWN_COUNTRIES[language]
  const numbers = helpNumbers({ danger, country, leading, ours: EMERGENCY_NUMBERS, operators })
  return { numbers, country, known, leading }
}

const asHelp = ({ number, kind, name, country }: OperatorNumber): HelpNumber => ({
  number,
  kind,
  name: name === '' ? null : name,
  countries: [country],
  shownAs: [country],
})

const LOADING = { is: 'loading' } as const
const NOBODY: WatchedRead<string> = { current: () => LOADING, subscribe: () => () => {} }

/** The country in the profile. A locked diary gives none, and an error must not remove the numbers. */
function useProfileCountry(): string {
  const diary = use(DiaryContext)
  const isLocked = sessionDeviceState(useSession()) === 'locked' || diary?.lock.is === 'locked'
  const { subscribe, current } = diary === null || isLocked ? NOBODY : watchCountry(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : ''
}

const watchCountry = perDiary((diary: OpenDiary) =>
  watch(diary.doorbell, [PROFILE_KIND], async () => (await readStoredProfile(diary)).country),
)
