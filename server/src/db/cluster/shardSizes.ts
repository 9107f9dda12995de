import type { ShardSize } from './clusterStore.ts'

interface SizeLine {
  name: string
  bytes: number
  /** The largest part compared with the average of all: 1 is even. */
  skew: number
}

/** Each table by its shards, and each node by its sum, the largest first. */
export function sumShardSizes(sizes: readonly ShardSize[]): {
  tables: SizeLine[]
  nodes: SizeLine[]
  skew: number
} {
  const tables = [...Map.groupBy(sizes, ({ table }) => table)].map(([name, shards]) =>
    share(
      name,
      shards.map(({ bytes }) => bytes),
    ),
  )
  const byNode = [...Map.groupBy(sizes, ({ node }) => node)].map(([node, shards]) => ({
    name: node,
    bytes: sum(shards.map(({ bytes }) => bytes)),
  }))
  const average = sum(byNode.map(({ bytes }) => bytes)) / Math.max(1, byNode.length)
  const nodes = byNode.map((node) => ({ ...node, skew: average === 0 ? 1 : node.bytes / average }))
  return {
    tables: tables.sort(largestFirst),
    nodes: nodes.sort(largestFirst),
    skew: Math.max(1, ...nodes.map(({ skew }) => skew)),
  }
}

function share(name: string, parts: readonly number[]): SizeLine {
  const bytes = sum(parts)
  return { name, bytes, skew: bytes === 0 ? 1 : Math.max(...parts) / (bytes / parts.length) }
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

const largestFirst = (one: SizeLine, other: SizeLine): number =>
  other.bytes - one.bytes || (one.name < other.name ? -1 : 1)
