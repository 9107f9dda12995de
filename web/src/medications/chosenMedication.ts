import { newClientId } from '@reprieve/contract/ids.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import type { HistoryState } from '@tanstack/react-router'
import type { OpenDiary } from '../access/openDiary.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was chosen in the search, for the screen that adds it. */
    chosenMedication?: ChosenMedication
    /** The same under the app lock, by what it is called in the memory of this page. */
    chosenHere?: string
    /** The list of what a record offers was opened from one, and leads back to it. [REC-34] */
    isFromRecord?: boolean
  }
}

/** What there is to choose from: of the catalogue, or of what was found on the server. */
export type Choices = Pick<ChosenMedication, 'brands' | 'strengths' | 'strengthUnits' | 'otherDosageUnits'>

const chosenHere = new Map<string, ChosenMedication>()

/**
 * For the entry of the history, which lies in the files of the browser for good: under a lock it names nothing, and a reload
 * asks again. [LOCK-7]
 */
export function stateOfChosen({ lock }: Pick<OpenDiary, 'lock'>, chosen: ChosenMedication): HistoryState {
  if (lock.is === 'none') return { chosenMedication: chosen }
  const name = newClientId(Date.now())
  chosenHere.set(name, chosen)
  return { chosenHere: name }
}

export const chosenIn = ({
  chosenMedication,
  chosenHere: name,
}: HistoryState): ChosenMedication | undefined =>
  chosenMedication ?? (name === undefined ? undefined : chosenHere.get(name))
