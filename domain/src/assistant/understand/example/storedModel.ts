import type { LabelModel } from './labelModel.ts'

/** A model as a file: little-endian numbers in base 64. */
export interface StoredModel {
  labels: readonly string[]
  unit: number
  hashes: string
  /** How many weights each mark has. */
  counts: string
  weightLabels: string
  weights: string
}

const BYTES_OF_HASH = 4

export function readModel<Label extends string>(
  { labels, unit, hashes, counts, weightLabels, weights }: StoredModel,
  decode: (base64: string) => Uint8Array,
): LabelModel<Label> {
  const bytes = decode(hashes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const each = decode(counts)
  const starts = new Uint32Array(each.length + 1)
  each.forEach((count, at) => {
    starts[at + 1] = starts[at]! + count
  })
  return {
    labels: labels as readonly Label[],
    unit,
    hashes: Uint32Array.from(each, (_, at) => view.getUint32(at * BYTES_OF_HASH, true)),
    starts,
    weightLabels: decode(weightLabels),
    weights: Int8Array.from(decode(weights), (byte) => (byte << 24) >> 24),
  }
}
