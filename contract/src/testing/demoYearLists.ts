import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import { seedClientId } from '../ids.ts'

// The lists of the fictitious person and how often each item is used. Built-in items have fixed ids (D30).

type Weighed = readonly (readonly [Reference, number])[]

const brought = (list: FieldType, key: string, text: string): Reference => ({
  id: seedClientId('list_field', list, key),
  text,
})
export const ownReference = (list: FieldType, text: string): Reference => ({
  id: seedClientId('demo', list, text),
  text,
})

export const POOR_SLEEP = brought('symptom', 'poor-sleep', 'Poor sleep')
export const OUTDOORS = brought('environment', 'outdoors', 'Outdoors')

export const LOCATIONS: Weighed = [
  [brought('location', 'lower-back', 'Lower back'), 0.6],
  [brought('location', 'hip-left', 'Left hip'), 0.3],
  [brought('location', 'neck', 'Neck'), 0.25],
  [brought('location', 'shoulder-right', 'Right shoulder'), 0.2],
  [brought('location', 'knee-left', 'Left knee'), 0.15],
  [brought('location', 'hand-right', 'Right hand'), 0.1],
  [brought('location', 'head', 'Head'), 0.1],
  [ownReference('location', 'Base of the thumb'), 0.06],
]
export const SYMPTOMS: Weighed = [
  [brought('symptom', 'fatigue', 'Fatigue'), 0.4],
  [brought('symptom', 'stiffness', 'Stiffness'), 0.35],
  [brought('symptom', 'numbness', 'Numbness'), 0.2],
  [brought('symptom', 'muscle-cramps', 'Muscle cramps or spasms'), 0.15],
  [brought('symptom', 'low-mood', 'Low mood'), 0.2],
  [brought('symptom', 'trouble-concentrating', 'Trouble concentrating'), 0.15],
  [ownReference('symptom', 'Foggy head'), 0.12],
]
/** Only recent: symptoms that are new in the last weeks are marked as such (D50). */
export const NEW_SYMPTOM = brought('symptom', 'dizziness', 'Dizziness')
export const NEW_WITHIN_DAYS = 25
export const CHARACTERS: Weighed = [
  [brought('character', 'aching', 'Aching'), 0.5],
  [brought('character', 'dull', 'Dull'), 0.3],
  [brought('character', 'burning', 'Burning'), 0.2],
  [brought('character', 'stabbing', 'Stabbing'), 0.15],
  [brought('character', 'throbbing', 'Throbbing'), 0.15],
  [brought('character', 'shooting', 'Shooting'), 0.1],
]
export const AGGRAVATING: Weighed = [
  [brought('aggravating_factor', 'sitting', 'Sitting'), 0.4],
  [brought('aggravating_factor', 'stairs', 'Climbing stairs'), 0.25],
  [brought('aggravating_factor', 'stress', 'Stress'), 0.25],
  [brought('aggravating_factor', 'weather', 'Weather or temperature'), 0.2],
  [brought('aggravating_factor', 'lifting', 'Lifting or carrying'), 0.2],
  [brought('aggravating_factor', 'housework', 'Housework'), 0.15],
]
/** Without Outdoors, which comes from the day. */
export const ENVIRONMENTS: Weighed = [
  [brought('environment', 'home', 'Home'), 5],
  [brought('environment', 'bed', 'In bed'), 2],
  [brought('environment', 'work-school', 'Work or school'), 3],
  [brought('environment', 'vehicle', 'Car, bus or train'), 1],
  [brought('environment', 'public-place', 'Shop or public place'), 1],
]
export const ACTIVITIES: Weighed = [
  [brought('meaningful_activities', 'family-time', 'Family time'), 0.45],
  [brought('meaningful_activities', 'work-study', 'Work or study'), 0.4],
  [brought('meaningful_activities', 'household', 'Household tasks'), 0.35],
  [brought('meaningful_activities', 'cooking', 'Cooking'), 0.3],
  [brought('meaningful_activities', 'reading-learning', 'Reading or learning'), 0.25],
  [brought('meaningful_activities', 'friends', 'Time with friends'), 0.2],
  [brought('meaningful_activities', 'gardening', 'Gardening'), 0.15],
  [ownReference('meaningful_activities', 'Choir practice'), 0.1],
]

/** How often it is tried, and how often the person then says that it helped. */
export interface TriedTreatment {
  item: Reference
  share: number
  helps: number
}

export const HEAT: TriedTreatment = {
  item: brought('alleviating_factor', 'heat', 'Heat or warm bath'),
  share: 0.35,
  helps: 0.75,
}
export const TRIED_TREATMENTS: readonly TriedTreatment[] = [
  HEAT,
  { item: brought('alleviating_factor', 'rest', 'Rest or lying down'), share: 0.3, helps: 0.5 },
  { item: brought('alleviating_factor', 'stretching', 'Stretching'), share: 0.25, helps: 0.6 },
  { item: brought('alleviating_factor', 'cold-pack', 'Cold pack'), share: 0.12, helps: 0.2 },
  { item: brought('alleviating_factor', 'tens', 'TENS'), share: 0.12, helps: 0.35 },
  { item: ownReference('alleviating_factor', 'Weighted blanket'), share: 0.1, helps: 0.65 },
]

export const MADE_UP = 'Made-up record.'
export const NOTES: readonly string[] = [
  'Woke up twice. Better after the warm shower, worse again on the stairs.',
  'Long drive to the coast; had to stop every hour and walk a little.',
  'Rain since the morning. Hands too stiff to cook, so we had soup from the freezer.',
  'Sat through the whole meeting and paid for it in the evening.',
  'A slow day, and a good one. Read in the garden.',
  'Carried the shopping up myself. Should have asked.',
  'Physiotherapy today, sore afterwards but looser.',
  'Could not find a position to lie in for an hour.',
]
