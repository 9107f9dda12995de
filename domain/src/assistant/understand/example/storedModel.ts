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

/** Little-endian, four bytes each. */
export function readHashes(base64: string, decode: (base64: string) => Uint8Array): Uint32Array {
  const bytes = decode(base64)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: bytes.length / BYTES_OF_HASH }, (_, at) =>
    view.getUint32(at * BYTES_OF_HASH, true),
  )
}

export function readModel<Label extends string>(
  { labels, unit, hashes, counts, weightLabels, weights }: StoredModel,
  decode: (base64: string) => Uint8Array,
): LabelModel<Label> {
  const each = decode(counts)
  const starts = new Uint32Array(each.length + 1)
  each.forEach((count, at) => {
    starts[at + 1] = starts[at]! + count
  })
  return {
    labels: labels as readonly Label[],
    unit,
    hashes: readHashes(hashes, decode),
    starts,
    weightLabels: decode(weightLabels),
    weights: Int8Array.from(decode(weights), (byte) => (byte << 24) >> 24),
  }
}
