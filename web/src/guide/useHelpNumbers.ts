import { EMERGENCY_NUMBERS } from '@reprieve/content/emergencyNumbers.ts'
import type { Danger } from '@reprieve/domain/safety/danger.ts'
import { helpNumbers, type HelpNumber } from '@reprieve/domain/safety/helpNumbers.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { use, useSyncExternalStore } from 'react'
import { DiaryContext } from '../access/diary.ts'
import type { OpenDiary } from '../access/openDiary.ts'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { keptProfile } from '../account/profileTable.ts'
import type { ToldNumber } from '../account/serviceFacts.ts'
import { useServiceFacts } from '../account/useServiceFacts.ts'
import { watch, type Watched } from '../local/watch.ts'

export interface HelpToCall {
  numbers: readonly HelpNumber[]
  /** Null: nobody has said it, so each number says where it works. */
  country: string | null
}

/** Never waits: until something is known, all numbers stand there. [CONT-16] */
export function useHelpNumbers(danger: Danger): HelpToCall {
  const country = useHelpCountry()
  const operators = useServiceFacts().emergencyNumbers.map(asHelp)
  return { numbers: helpNumbers({ danger, country, ours: EMERGENCY_NUMBERS, operators }), country }
}

const asHelp = ({ number, kind, name, country }: ToldNumber): HelpNumber => ({
  number,
  kind,
  name: name === '' ? null : name,
  countries: [country],
  shownAs: [country],
})

const LOADING = { is: 'loading' } as const
const NOBODY: Watched<string> = { current: () => LOADING, subscribe: () => () => {} }

const watchedIn = new WeakMap<OpenDiary, Watched<string>>()

/** As the person has named it. A locked diary tells nothing, and a fault must not take the numbers away. */
function useHelpCountry(): string | null {
  const diary = use(DiaryContext)
  const isLocked = stateOf(useSession()) === 'locked' || diary?.lock.is === 'locked'
  const { subscribe, current } = diary === null || isLocked ? NOBODY : watchCountry(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' && seen.value !== '' ? seen.value : null
}

function watchCountry(diary: OpenDiary): Watched<string> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [PROFILE_KIND], async () => (await keptProfile(diary)).country)
  watchedIn.set(diary, watched)
  return watched
}
