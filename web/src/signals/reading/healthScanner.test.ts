import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeHealthScanner } from './healthScanner.ts'
import { healthFile, stepsRecord } from '@reprieve/contract/signals/testing/healthFile.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 300 : 40

const WANTED = 'Steps'

function scan(pieces: readonly Uint8Array[]) {
  const found: [string, Record<string, string>][] = []
  const scanner = makeHealthScanner({
    wants: (type) => type === WANTED,
    onElement: (name, attributes) => void found.push([name, Object.fromEntries(attributes)]),
  })
  const decoder = new TextDecoder()
  const isHealth = pieces.every((piece) => scanner.push(decoder.decode(piece, { stream: true })))
  return { found, isHealth, isWhole: scanner.finish() }
}

// A document as a tree: what is written, and what of it must be found.

interface Node {
  written: string
  found: [string, Record<string, string>][]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;', "'": '&apos;' }
const escaped = (value: string): string => value.replace(/[&<"']/g, (char) => ESCAPES[char]!)

const name = fc.constantFrom('sourceName', 'unit', 'value', 'device', 'xtype', 'a:b')
const value = fc
  .array(
    fc.constantFrom(
      'a',
      '>',
      '/>',
      "'",
      '"',
      '&',
      '<',
      '&#60;',
      ' type="Steps"',
      'é',
      '字',
      '😀',
      '\n',
      '-->',
      '<Record ',
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''))
const space = fc.constantFrom(' ', '\n ', '  ')
const type = fc.constantFrom(WANTED, WANTED, 'Heart', 'Steps2')

const attributes = fc
  .record({
    type,
    others: fc.dictionary(name, value, { maxKeys: 4 }),
    isFirst: fc.boolean(),
    gap: space,
    isSingle: fc.boolean(),
  })
  .map(({ type: typed, others, isFirst, gap, isSingle }) => {
    const rest = Object.entries(others)
    const all = isFirst ? [['type', typed], ...rest] : [...rest, ['type', typed]]
    const quote = isSingle ? "'" : '"'
    return {
      typed,
      text: all.map(([key, said]) => `${gap}${key}=${quote}${escaped(said!)}${quote}`).join(''),
      values: Object.fromEntries(all.map(([key, said]) => [key, escaped(said!)])) as Record<string, string>,
    }
  })

const record: fc.Arbitrary<Node> = fc
  .record({
    of: attributes,
    isClosed: fc.boolean(),
    inside: fc.constantFrom('', '\n  <MetadataEntry key="a" value=">"/>\n'),
  })
  .map(({ of, isClosed, inside }) => ({
    written: isClosed ? `<Record${of.text}/>` : `<Record${of.text}>${inside}</Record>`,
    found: of.typed === WANTED ? [['Record', of.values]] : [],
  }))

const summary: fc.Arbitrary<Node> = attributes.map((of) => ({
  written: `<ActivitySummary${of.text}/>`,
  found: [['ActivitySummary', of.values]],
}))

const HIDDEN = '<Record type="Steps" value="1"/> </HealthData '
const noise: fc.Arbitrary<Node> = fc
  .constantFrom(
    `<!-- ${HIDDEN}-->`,
    `<!---->`,
    `<![CDATA[ ${HIDDEN} ]] ]]>`,
    `<?pi ${HIDDEN} ?>`,
    '<Records type="Steps"/>',
    '<Recorder/><Activity/><Correlations/>',
    'text > " \' text',
    '<Correlation type="x"/>',
  )
  .map((written) => ({ written, found: [] }))

const correlation: fc.Arbitrary<Node> = fc
  .record({ inside: fc.array(fc.oneof(record, noise), { maxLength: 3 }), gap: space })
  .map(({ inside, gap }) => ({
    written: `<Correlation${gap}type="x">${inside.map(({ written }) => written).join('\n')}</Correlation>`,
    found: [],
  }))

const document: fc.Arbitrary<Node> = fc
  .array(fc.oneof(record, record, summary, noise, correlation), { maxLength: 6 })
  .map((nodes) => ({
    written: `<?xml version="1.0"?><!DOCTYPE HealthData [<!ATTLIST Record type CDATA "a>b"> <!-- ${HIDDEN} -->]>\n<HealthData>${nodes.map(({ written }) => written).join('\n')}</HealthData>`,
    found: nodes.flatMap(({ found }) => found),
  }))

test(
  '[SIG-9] the scanner finds what a reader of the whole document finds, wherever the file is cut',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(document, ({ written, found }) => {
        const bytes = new TextEncoder().encode(written)
        const expected = { found, isHealth: true, isWhole: true }
        for (let cut = 0; cut <= bytes.length; cut++)
          expect(scan([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(expected)
        expect(scan([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected)
      }),
      { numRuns: runs },
    )
  },
)

test('[SIG-9] no entity is resolved', () => {
  const written = '<HealthData><Record type="Steps" value="&amp;lt;&#65;&bomb;"/></HealthData>'
  expect(scan([new TextEncoder().encode(written)]).found).toEqual([
    ['Record', { type: 'Steps', value: '&amp;lt;&#65;&bomb;' }],
  ])
})

test('[SIG-9] a tag above 1 MB ends it; a comment of any length needs no memory', () => {
  const piece = new TextEncoder().encode('x'.repeat(64 * 1024))
  const many = (count: number) => Array.from({ length: count }, () => piece)
  const start = (text: string) => new TextEncoder().encode(text)
  expect(scan([start('<HealthData><Record device="'), ...many(17)]).isHealth).toBe(false)
  expect(scan([start('<HealthData><!--'), ...many(40), start('--></HealthData>')])).toEqual({
    found: [],
    isHealth: true,
    isWhole: true,
  })
})

test('[SIG-3] a file that is cut off is not whole', () => {
  const written = healthFile(stepsRecord('2026-01-01 10:00:00 +0000', 5))
  const bytes = new TextEncoder().encode(written)
  expect(scan([bytes]).isWhole).toBe(true)
  expect(scan([bytes.subarray(0, bytes.length - 20)]).isWhole).toBe(false)
})
