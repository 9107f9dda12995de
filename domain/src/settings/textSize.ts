/** In percent of the browser's own setting. */
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const

export type TextSize = (typeof TEXT_SIZES)[number]

export const FIRST_TEXT_SIZE: TextSize = 100

/** A stored value of another version, or edited by hand, falls back to the default. [SET-18] */
export const textSizeFrom = (kept: unknown): TextSize =>
  TEXT_SIZES.find((size) => size === Number(kept)) ?? FIRST_TEXT_SIZE

/** `system`: as much as the system asks for. */
export const CONTRASTS = ['system', 'more'] as const

export type Contrast = (typeof CONTRASTS)[number]

export const FIRST_CONTRAST: Contrast = 'system'

/** [SET-19] */
export const contrastFrom = (kept: unknown): Contrast =>
  CONTRASTS.find((contrast) => contrast === kept) ?? FIRST_CONTRAST
