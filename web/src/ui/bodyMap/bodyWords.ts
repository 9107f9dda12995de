import type { BodyRegion, BodyView } from './bodyRegion.ts'

export interface BodyWords {
  label: string
  views: Record<BodyView, string>
  /** The letters beside the figure, for the person's own sides. */
  sides: { left: string; right: string }
  region: (region: BodyRegion) => string
}

export interface BodyMapProps {
  words: BodyWords
  chosen: ReadonlySet<BodyRegion>
  /** Of a region that was chosen and of one that was not: who keeps the choice decides. */
  onPress: (region: BodyRegion) => void
}
