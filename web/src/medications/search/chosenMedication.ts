import { newClientId } from '@reprieve/contract/ids.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import type { OpenDiary } from '../../access/diary.ts'
import type { HistoryState } from '../../navigation/historyState.ts'

declare module '../../navigation/historyState.ts' {
  interface HistoryState {
    /** The choice in the search, for the screen that adds it. */
    chosenMedication?: ChosenMedication
    /** The same under the app lock: a key into this page's memory. */
    chosenHere?: string
    /** The list of offered medications was opened from a record, and leads back to it. [REC-34] */
    isFromRecord?: boolean
  }
}

/** The available options: from the catalogue, or from the server's results. */
export type MedicationOptions = Pick<
  ChosenMedication,
  'brands' | 'strengths' | 'strengthUnits' | 'otherDosageUnits'
>

const chosenHere = new Map<string, ChosenMedication>()

/**
 * For the history entry, which stays in the browser's files permanently: under a lock it names nothing, and after a
 * reload the person chooses again. [LOCK-7]
 */
export function toChosenMedicationState(
  { lock }: Pick<OpenDiary, 'lock'>,
  chosen: ChosenMedication,
): HistoryState {
  if (lock.is === 'none') return { chosenMedication: chosen }
  const name = newClientId(Date.now())
  chosenHere.set(name, chosen)
  return { chosenHere: name }
}

export const readChosenMedication = ({
  chosenMedication,
  chosenHere: name,
}: HistoryState): ChosenMedication | undefined =>
  chosenMedication ?? (name === undefined ? undefined : chosenHere.get(name))
