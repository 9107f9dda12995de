import { ok } from '@reprieve/domain/result.ts'
import { expect } from 'vitest'
import type { Codec } from '../../codec.ts'

const PLACE = { table: 'rows', id: 'a' }

/** Encodes a value and copies it as a database does. */
const stored = async (codec: Codec, value: unknown, place = PLACE): Promise<unknown> =>
  structuredClone(await codec.encode(place, value))

const VALUES: readonly unknown[] = [
  { values: [['severity', 7]], lost: [{ group: 'note', hlc: '0', value: 'before' }] },
  {
    kind: 'record',
    value: { note: 'a bad night 痛み 😀', at: undefined, seen: new Map([['x', Number.NaN]]) },
  },
  { at: Float64Array.of(1, -0, Number.NaN), item: Uint16Array.of(65_535), ids: ['a'], day: new Date(4) },
  undefined,
  null,
  '',
  0,
  [],
]

/** Values that no codec has written. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'x',
  [],
  {},
  { codec: 'plain' },
  { codec: 'sealed', value: 4 },
  new Uint8Array(0),
  new Uint8Array(1),
  new Uint8Array(200),
  Uint8Array.of(1, 8),
  new ArrayBuffer(90),
  new Date(Number.NaN),
  new Map([['x', 1]]),
]

export interface CodecAgreement {
  title: string
  run: (codec: Codec) => Promise<void>
}

/** The contract for all open codecs. */
export const CODEC_CONTRACT: readonly CodecAgreement[] = [
  {
    title: 'what was encoded is decoded as it was',
    run: async (codec) => {
      for (const value of VALUES)
        expect(await codec.decode(PLACE, await stored(codec, value))).toStrictEqual(
          ok(structuredClone(value)),
        )
    },
  },
  {
    title: 'many at once do not get into each other',
    run: async (codec) => {
      const ids = Array.from({ length: 40 }, (_, n) => `r${n}`)
      const contents = await Promise.all(ids.map((id) => stored(codec, { id }, { table: 'rows', id })))
      const read = await Promise.all(
        contents.map((one, n) => codec.decode({ table: 'rows', id: ids[n]! }, one)),
      )
      expect(read).toEqual(ids.map((id) => ok({ id })))
    },
  },
  {
    title: 'what cannot be kept is refused by the time it is stored',
    run: async (codec) => {
      const broken = stored(codec, { note: () => 'a function' })
      await expect(broken).rejects.toMatchObject({ name: 'DataCloneError' })
    },
  },
  {
    title: 'what no codec wrote is told by a value and not thrown',
    run: async (codec) => {
      for (const junk of JUNK) expect(await codec.decode(PLACE, junk)).toMatchObject({ ok: false })
    },
  },
]
