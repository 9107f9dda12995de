/**
 * A model that tells from the marks of a question what it asks, or which article answers it: a weight for each mark and label, learned from examples
 * by `scripts/solace/train.ts`. Marks are known by a hash, so that the file has no words in it. [ASST-74]
 */
export interface LabelModel<Label extends string = string> {
  labels: readonly Label[]
  /** What a weight of 1 stands for. */
  unit: number
  /** Ascending. */
  hashes: Uint32Array
  /** Where the weights of each mark begin; one more than there are marks. */
  starts: Uint32Array
  /** The label of each weight, and the weight. */
  weightLabels: Uint8Array
  weights: Int8Array
}

/** A label and how likely it is, from 0 to 1. */
export interface LikelyLabel<Label extends string = string> {
  label: Label
  chance: number
}

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a over the UTF-16 units. */
export function hashMark(mark: string): number {
  let hash = FNV_START
  for (let at = 0; at < mark.length; at += 1) {
    hash ^= mark.charCodeAt(at)
    hash = Math.imul(hash, FNV_PRIME)
  }
  return hash >>> 0
}

/** All labels, the likeliest first. */
export function rankLabels<Label extends string>(
  model: LabelModel<Label>,
  marks: readonly string[],
): readonly LikelyLabel<Label>[] {
  const { labels, unit, starts, weightLabels, weights } = model
  const scores = new Float64Array(labels.length)
  const known = marks.map((mark) => placeOf(model, hashMark(mark))).filter((place) => place >= 0)
  const share = unit / Math.sqrt(Math.max(known.length, 1))
  for (const place of known)
    for (let at = starts[place]!; at < starts[place + 1]!; at += 1)
      scores[weightLabels[at]!]! += weights[at]! * share
  const highest = scores.reduce((one, other) => Math.max(one, other), -Infinity)
  const parts = Array.from(scores, (score) => Math.exp(score - highest))
  const sum = parts.reduce((one, other) => one + other, 0)
  return labels
    .map((label, at): LikelyLabel<Label> => ({ label, chance: parts[at]! / sum }))
    .toSorted((one, other) => other.chance - one.chance)
}

/** By halving; -1 if the mark is unknown. */
function placeOf({ hashes }: LabelModel, hash: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = hashes[middle]!
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}
