import type { BodyRegion, BodyView } from './bodyRegion.ts'

export interface BodyWords {
  label: string
  views: Record<BodyView, string>
  /** The side letters beside the figure, for the person's own sides. */
  sides: { left: string; right: string }
  region: (region: BodyRegion) => string
}

export interface BodyMapProps {
  words: BodyWords
  chosen: ReadonlySet<BodyRegion>
  /** Called for chosen and unchosen regions: the owner of the selection decides what a press means. */
  onPress: (region: BodyRegion) => void
}
