import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was chosen in the search, for the screen that adds it. */
    chosenMedication?: ChosenMedication
  }
}

/** What there is to choose from: of the catalogue, or of what was found on the server. */
export type Choices = Pick<ChosenMedication, 'brands' | 'strengths' | 'strengthUnits' | 'otherDosageUnits'>
