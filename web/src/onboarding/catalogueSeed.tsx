import { isWizardCleared, type Seed, seedWizard } from '@reprieve/domain/onboarding/wizard.ts'
import { useCallback, useEffect, useState } from 'react'
import { conditionCatalogue, medicationCatalogue } from '../catalogue/catalogue.ts'
import type { WizardControls } from './wizardStore.ts'

/** The initial lists of both questions, by English name: the same on every device. [ONB-3, ONB-5] */
export async function catalogueSeed(): Promise<Seed> {
  const [conditions, medications] = await Promise.all([conditionCatalogue(), medicationCatalogue()])
  return {
    conditions: byName(conditions.entries.filter(({ sample }) => sample)).map(({ id, fid, names, icon }) => ({
      id,
      name: names.en,
      number: fid,
      names,
      icon,
    })),
    medications: byName(medications.entries.filter(({ common }) => common)).map(
      ({ nid, names, components, brands, strengths, strengthUnits, dosageUnits }) => ({
        commonName: names.en,
        number: nid,
        names,
        components,
        brands,
        strengths,
        strengthUnits,
        dosageUnits,
      }),
    ),
  }
}

const byName = <Entry extends { names: { en: string } }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.names.en.localeCompare(other.names.en, 'en'))

interface Seeding {
  /** Until then nothing is shown: an item that appears later would push others from under a finger. */
  isReady: boolean
  /** The catalogue could not be loaded. */
  isMissing: boolean
  again: () => void
}

/** The lists of both questions, loaded when the first one is shown: from then on they are stored with the answers. */
export function useCatalogueSeed({ wizard, isRead, change }: WizardControls): Seeding {
  const [isMissing, setMissing] = useState(false)
  const isNeeded = isRead && isWizardCleared(wizard)
  const load = useCallback((): void => {
    catalogueSeed().then(
      (seed) => void change((now) => seedWizard(now, seed)),
      () => setMissing(true),
    )
  }, [change])
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded, load])
  return {
    isReady: isRead && (!isNeeded || isMissing),
    isMissing: isMissing && isNeeded,
    again: () => {
      setMissing(false)
      load()
    },
  }
}
