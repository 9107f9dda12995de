import type { SafetyConcept } from './concepts.ts'

/** The danger in a text: `crisis` and `urgent` need help now, `soon` within days. [SAFE-1, SAFE-2, SAFE-3] */
export type Danger = 'crisis' | 'urgent' | 'soon'

/** A crisis has endless wordings: what no phrase covers is still detected by words close together. [SAFE-1] */
export const CRISIS_WAYS = [
  ['wish', 'death'],
  ['death', 'relief'],
  ['life', 'lifeBad'],
  ['pills', 'hoard'],
  ['jump', 'height'],
  ['bye', 'sorry'],
] as const satisfies readonly (readonly [SafetyConcept, SafetyConcept])[]

interface Flag {
  danger: Danger
  /** Any of these combinations, with all its concepts close together. */
  any: readonly (readonly SafetyConcept[])[]
}

/** The red flags and their concepts: everything for which our own page says to call. [SAFE-2, SAFE-3, SAFE-18] */
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
      ['chest', 'pain', 'severe'],
      ['chest', 'pressure', 'severe'],
      ['chest', 'pain', 'lasting'],
      ['chest', 'pressure', 'lasting'],
    ],
  },
  breath: { danger: 'urgent', any: [['breathless', 'abrupt']] },
  tear: {
    danger: 'urgent',
    any: [
      ['tearing', 'abrupt', 'chest'],
      ['tearing', 'abrupt', 'back'],
      ['tearing', 'abrupt', 'belly'],
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
      ['headache', 'manyPeople'],
      ['headache', 'severe', 'injury'],
      ['strokeSign'],
      ['speech', 'abrupt'],
    ],
  },
  eye: {
    danger: 'urgent',
    any: [
      ['sightLoss', 'abrupt'],
      ['redEye', 'severe'],
    ],
  },
  back: {
    danger: 'urgent',
    any: [
      ['back', 'bladder'],
      ['back', 'legs', 'weakness'],
      ['legs', 'weakness', 'sudden'],
      ['legs', 'weakness', 'bladder'],
      ['legs', 'weakness', 'growing'],
      ['back', 'legs', 'numb', 'newly'],
      ['back', 'legs', 'numb', 'abrupt'],
      ['bladder', 'newly'],
      ['bladder', 'sudden'],
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
      ['calf', 'swollen', 'chest'],
      ['calf', 'pain', 'chest'],
      ['legs', 'swollen', 'breathless'],
      ['legs', 'swollen', 'chest', 'pain'],
    ],
  },
  limb: {
    danger: 'urgent',
    any: [
      ['coldLimb', 'abrupt'],
      ['cast', 'growing', 'pain'],
      ['injury', 'growing', 'pain'],
    ],
  },
  belly: {
    danger: 'urgent',
    any: [['belly', 'rigid'], ['gutBlood'], ['belly', 'severe', 'vomit'], ['belly', 'severe', 'faint']],
  },
  testicle: {
    danger: 'urgent',
    any: [
      ['testicle', 'abrupt'],
      ['testicle', 'severe'],
    ],
  },
  skin: {
    danger: 'urgent',
    any: [
      ['skinSpread', 'fever'],
      ['skinSpread', 'severe'],
    ],
  },
  sepsis: { danger: 'urgent', any: [['veryIll', 'septic']] },
  sickle: {
    danger: 'urgent',
    any: [
      ['sickle', 'fever'],
      ['sickle', 'chest'],
      ['sickle', 'breathless'],
      ['sickle', 'weakness'],
    ],
  },
  spine: {
    danger: 'urgent',
    any: [['back', 'fever', 'severe']],
  },
  injury: {
    danger: 'urgent',
    any: [
      ['injury', 'newly', 'pain'],
      ['injury', 'severe'],
      ['injury', 'vomit'],
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
  overdose: { danger: 'urgent', any: [['overdose'], ['opioid', 'alcohol', 'drowsy']] },
  illness: {
    danger: 'soon',
    any: [
      ['back', 'fever', 'pain'],
      ['fever', 'weightLoss'],
      ['pain', 'cancer'],
    ],
  },
} as const satisfies Record<string, Flag>

export type FlagId = 'crisis' | keyof typeof FLAGS

export interface DangerFinding {
  /** The most serious danger found. */
  danger: Danger
  flags: readonly FlagId[]
}
