/** The regions that can be pressed on the figure. Left and right are the person's own sides. */
export const BODY_REGIONS = [
  'head',
  'face',
  'jaw',
  'neck',
  'shoulder-right',
  'shoulder-left',
  'chest',
  'abdomen',
  'pelvis',
  'hip-right',
  'hip-left',
  'upper-arm-right',
  'upper-arm-left',
  'elbow-right',
  'elbow-left',
  'forearm-right',
  'forearm-left',
  'wrist-right',
  'wrist-left',
  'hand-right',
  'hand-left',
  'thigh-right',
  'thigh-left',
  'knee-right',
  'knee-left',
  'lower-leg-right',
  'lower-leg-left',
  'ankle-right',
  'ankle-left',
  'foot-right',
  'foot-left',
  'upper-back',
  'lower-back',
  'buttocks',
] as const

export type BodyRegion = (typeof BODY_REGIONS)[number]

export const BODY_VIEWS = ['front', 'back'] as const

export type BodyView = (typeof BODY_VIEWS)[number]

export interface BodyWords {
  label: string
  views: Record<BodyView, string>
  /** The side letters beside the figure, for the person's own sides. */
  sides: { left: string; right: string }
  region: (region: BodyRegion) => string
  /** The buttons that show the figure larger, smaller and whole. */
  zoom: { in: string; out: string; whole: string }
}

export interface BodyMapProps {
  words: BodyWords
  chosen: ReadonlySet<BodyRegion>
  /** Printed on regions: how strong it is there. */
  numbers?: ReadonlyMap<string, number>
  /** Called for chosen and unchosen regions: the owner of the selection decides what a press means. */
  onPress: (region: BodyRegion) => void
}
