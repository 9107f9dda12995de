import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { expect, test } from 'vitest'
import { chosenIn, stateOfChosen } from './chosenMedication.ts'

const CHOSEN = { commonName: 'Naproxen' } as unknown as ChosenMedication

test('[LOCK-7] under a lock the history of the browser names no medicine, and the next screen has it all the same', () => {
  const state = stateOfChosen({ lock: { is: 'open', record: {} as never } }, CHOSEN)
  expect(JSON.stringify(state)).not.toContain('Naproxen')
  expect([chosenIn(state), chosenIn({ chosenHere: 'of another page' })]).toEqual([CHOSEN, undefined])
})

test('[MED-10] without a lock a reload has it, too', () => {
  expect(stateOfChosen({ lock: { is: 'none' } }, CHOSEN)).toEqual({ chosenMedication: CHOSEN })
  expect(chosenIn({ chosenMedication: CHOSEN })).toBe(CHOSEN)
})
