import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was chosen in the search, for the screen that adds it. */
    chosenMedication?: ChosenMedication
    /** The list of what a record offers was opened from one, and leads back to it. [REC-34] */
    isFromRecord?: boolean
  }
}

/** What there is to choose from: of the catalogue, or of what was found on the server. */
export type Choices = Pick<ChosenMedication, 'brands' | 'strengths' | 'strengthUnits' | 'otherDosageUnits'>
