import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { expect, test } from 'vitest'
import { readChosenMedication, toChosenMedicationState } from './chosenMedication.ts'

const CHOSEN = { commonName: 'Naproxen' } as unknown as ChosenMedication

test('[LOCK-7] under a lock the history of the browser names no medicine, and the next screen has it all the same', () => {
  const state = toChosenMedicationState({ lock: { is: 'open', record: {} as never } }, CHOSEN)
  expect(JSON.stringify(state)).not.toContain('Naproxen')
  expect([readChosenMedication(state), readChosenMedication({ chosenHere: 'of another page' })]).toEqual([
    CHOSEN,
    undefined,
  ])
})

test('[MED-10] without a lock a reload has it, too', () => {
  expect(toChosenMedicationState({ lock: { is: 'none' } }, CHOSEN)).toEqual({ chosenMedication: CHOSEN })
  expect(readChosenMedication({ chosenMedication: CHOSEN })).toBe(CHOSEN)
})
