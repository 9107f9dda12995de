import { NO_PROFILE, type Profile } from '@reprieve/domain/account/profile.ts'
import type { Condition } from '@reprieve/domain/conditions/condition.ts'
import type { FieldType, ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { EMPTY_MEDICATION, medicationText, type Medication } from '@reprieve/domain/medications/medication.ts'
import { seedClientId } from '../ids.ts'
import { ownReference } from './demoYearLists.ts'

/** A made-up person: the name says so wherever it is shown. */
export const DEMO_PERSON = {
  name: 'Demo Person (made up)',
  username: 'demo-person',
  email: 'demo@example.org',
}

export const PROFILE: Profile = { ...NO_PROFILE, name: DEMO_PERSON.name }

const OWN_NAMES: readonly (readonly [FieldType, string])[] = [
  ['location', 'Base of the thumb'],
  ['symptom', 'Foggy head'],
  ['meaningful_activities', 'Choir practice'],
  ['alleviating_factor', 'Weighted blanket'],
]
const BELOW_THE_OTHERS = 100

export const OWN_ITEMS: readonly ListItem[] = OWN_NAMES.map(([type, name]) => ({
  id: ownReference(type, name).id,
  type,
  name,
  key: null,
  icon: null,
  isShown: true,
  position: BELOW_THE_OTHERS,
}))

export const CONDITIONS: readonly Condition[] = [
  condition('low-back-pain', {
    name: 'Low back pain',
    number: 10_003,
    icon: 'lower-spine',
    diagnosed: '2021-03-18',
  }),
  condition('fibromyalgia', {
    name: 'Fibromyalgia',
    number: 10_206,
    icon: 'body-points',
    diagnosed: '2023-10-02',
  }),
]

function condition(key: string, told: Pick<Condition, 'name' | 'number' | 'icon' | 'diagnosed'>): Condition {
  const id = seedClientId('condition', 'catalogue', key)
  return { ...told, id, names: {}, firstSymptom: null, isShown: true }
}

const medicine = (name: string, told: Partial<Medication>): Medication => ({
  ...EMPTY_MEDICATION,
  id: seedClientId('demo', 'medication', name),
  commonName: name,
  components: [name],
  dosageUnits: 'tablets',
  purpose: CONDITIONS.slice(0, 1).map(({ id, name: text }) => ({ id, text })),
  ...told,
})

export const NAPROXEN = medicine('Naproxen', { number: 20_188, strength: '500', takeAs: 'needed' })
export const ACETAMINOPHEN = medicine('Acetaminophen', { number: 20_003, strength: '500', takeAs: 'needed' })
export const AMITRIPTYLINE = medicine('Amitriptyline', {
  number: 20_027,
  strength: '10',
  takeAs: 'scheduled',
  dosages: [{ amount: 1, frequency: { kind: 'daily', every: 1, at: { hour: 21, minute: 30 } } }],
})
export const MEDICATIONS: readonly Medication[] = [NAPROXEN, ACETAMINOPHEN, AMITRIPTYLINE]

export const referenceTo = (medication: Medication): Reference => ({
  id: medication.id,
  text: medicationText(medication),
})
