import { EMPTY_MEDICATION } from '../../medications/medication.ts'
import type { FoundMedication } from '../wizardMedications.ts'
import type { Seed, SeedCondition, SeedMedication } from '../wizard.ts'

export const aSeedCondition = (number: number, name: string, german = `${name} (de)`): SeedCondition => ({
  id: `entry-${number}`,
  number,
  name,
  names: { de: german },
  icon: 'other',
})

export const aTypedSeedCondition = (id: string, name: string): SeedCondition => ({
  id,
  name,
  number: null,
  names: {},
  icon: null,
})

const common = (number: number, commonName: string, more: Partial<SeedMedication> = {}): SeedMedication => ({
  commonName,
  number,
  names: {},
  components: [commonName],
  strengthUnits: 'mg',
  dosageUnits: 'tablets',
  brands: ['Advil', 'Nurofen'],
  strengths: ['200', '400'],
  ...more,
})

export const A_SEED: Seed = {
  conditions: [
    aSeedCondition(1, 'Arthritis'),
    aSeedCondition(2, 'Back Pain', 'Rückenschmerzen'),
    aSeedCondition(3, 'Fibromyalgia'),
  ],
  medications: [
    common(10, 'Acetaminophen', { names: { de: 'Paracetamol' }, brands: ['Tylenol'] }),
    common(11, 'Ibuprofen'),
    common(12, 'Acetaminophen - Codeine - mixt', { strengths: ['500/8', '500/30'] }),
  ],
}

export function aFoundMedication(commonName: string, more: Partial<FoundMedication> = {}): FoundMedication {
  const { number, names, components, strengthUnits, dosageUnits } = EMPTY_MEDICATION
  const told = { commonName, number, names, components, strengthUnits, dosageUnits }
  return { ...told, brands: [], strengths: [], brandName: null, ...more }
}
