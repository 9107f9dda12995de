/** What a text may speak of: `crisis` and `urgent` now, `soon` within days. [SAFE-1, SAFE-2, SAFE-3] */
export type Danger = 'crisis' | 'urgent' | 'soon'

/** What a language has words for. A flag is several of them close together. */
export const CONCEPTS = [
  'pain',
  'severe',
  'sudden',
  'newly',
  'chest',
  'pressure',
  'breathless',
  'sweat',
  'arm',
  'jaw',
  'faint',
  'headache',
  'worst',
  'fever',
  'stiffNeck',
  'weakness',
  'speech',
  'sightLoss',
  'strokeSign',
  'back',
  'bladder',
  'saddle',
  'legs',
  'joint',
  'hot',
  'swollen',
  'calf',
  'belly',
  'rigid',
  'gutBlood',
  'injury',
  'weightLoss',
  'cancer',
  'pregnant',
  'bleeding',
  'scalp',
  'chewing',
  'overdose',
  'wish',
  'death',
  'relief',
  'life',
  'lifeBad',
  'pills',
  'hoard',
  'jump',
  'height',
  'bye',
  'sorry',
] as const

export type Concept = (typeof CONCEPTS)[number]

/** A crisis is said in endless ways: what no phrase has is still seen by words that stand close together. [SAFE-1] */
export const CRISIS_WAYS = [
  ['wish', 'death'],
  ['death', 'relief'],
  ['life', 'lifeBad'],
  ['pills', 'hoard'],
  ['jump', 'height'],
  ['bye', 'sorry'],
] as const satisfies readonly (readonly [Concept, Concept])[]

interface Flag {
  danger: Danger
  /** Any of these, all of its concepts close together. */
  any: readonly (readonly Concept[])[]
}

/** The red flags, each with what it is made of. [SAFE-2, SAFE-3] */
export const FLAGS = {
  chest: {
    danger: 'urgent',
    any: [
      ['chest', 'breathless'],
      ['chest', 'pain', 'sweat'],
      ['chest', 'pressure', 'sweat'],
      ['chest', 'pain', 'arm'],
      ['chest', 'pressure', 'arm'],
      ['chest', 'pain', 'jaw'],
      ['chest', 'pressure', 'jaw'],
      ['chest', 'pain', 'faint'],
      ['chest', 'pressure', 'faint'],
    ],
  },
  worstHeadache: {
    danger: 'urgent',
    any: [
      ['headache', 'worst'],
      ['headache', 'sudden', 'severe'],
    ],
  },
  headacheWith: {
    danger: 'urgent',
    any: [
      ['headache', 'fever', 'stiffNeck'],
      ['headache', 'weakness'],
      ['headache', 'speech'],
      ['headache', 'sightLoss'],
      ['strokeSign'],
    ],
  },
  back: {
    danger: 'urgent',
    any: [
      ['back', 'bladder'],
      ['back', 'legs', 'weakness'],
      ['legs', 'weakness', 'sudden'],
      ['legs', 'weakness', 'bladder'],
      ['saddle'],
    ],
  },
  hotJoint: {
    danger: 'urgent',
    any: [
      ['joint', 'swollen', 'fever'],
      ['joint', 'hot', 'fever'],
    ],
  },
  calf: {
    danger: 'urgent',
    any: [
      ['calf', 'breathless'],
      ['legs', 'swollen', 'breathless'],
    ],
  },
  belly: { danger: 'urgent', any: [['belly', 'rigid'], ['gutBlood']] },
  injury: {
    danger: 'urgent',
    any: [
      ['injury', 'newly', 'pain'],
      ['injury', 'severe'],
    ],
  },
  pregnancy: {
    danger: 'urgent',
    any: [
      ['pregnant', 'pain'],
      ['pregnant', 'bleeding'],
      ['pregnant', 'headache'],
      ['pregnant', 'sightLoss'],
    ],
  },
  scalp: {
    danger: 'urgent',
    any: [
      ['headache', 'scalp'],
      ['headache', 'chewing'],
      ['scalp', 'sightLoss'],
    ],
  },
  overdose: { danger: 'urgent', any: [['overdose']] },
  illness: {
    danger: 'soon',
    any: [
      ['fever', 'weightLoss'],
      ['pain', 'cancer'],
    ],
  },
} as const satisfies Record<string, Flag>

export type FlagId = 'crisis' | keyof typeof FLAGS

export interface Found {
  /** The gravest of what was found. */
  danger: Danger
  flags: readonly FlagId[]
}
