import { expect, test } from 'vitest'
import { sumShardSizes } from './shardSizes.ts'

const shard = (table: string, node: string, bytes: number) => ({ table, node, bytes })

test('[DIST-6] tables and nodes are summed up, the largest first, with how uneven they are', () => {
  const { tables, nodes, skew } = sumShardSizes([
    shard('account', 'a:1', 100),
    shard('account', 'b:1', 100),
    shard('item', 'a:1', 500),
    shard('item', 'b:1', 100),
    shard('plan', 'a:1', 0),
    shard('plan', 'b:1', 0),
  ])
  expect(tables.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['item', 600],
    ['account', 200],
    ['plan', 0],
  ])
  expect(tables[0]?.skew).toBeCloseTo(500 / 300)
  expect(tables.slice(1).map((table) => table.skew)).toEqual([1, 1])
  expect(nodes).toEqual([
    { name: 'a:1', bytes: 600, skew: 1.5 },
    { name: 'b:1', bytes: 200, skew: 0.5 },
  ])
  expect(skew).toBe(1.5)
})

test('[DIST-6] a cluster without a row is even', () => {
  expect(sumShardSizes([])).toEqual({ tables: [], nodes: [], skew: 1 })
})
