import type { Band, Scale, Score, ScoredScale, Scoring } from '@reprieve/domain/questionnaires/scoring.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { toFields, isFields, type Fields } from '../fields.ts'

const MOST = 1_000_000
const MOST_ITEMS = 200
const MOST_DECIMALS = 3
const MOST_PARTS = 20
const NAME = /^[a-z][a-z0-9-]{0,39}$/

/** A declared scoring table as uploaded and sent, or the name of its first invalid field. [QST-8] */
export function readScoring(source: unknown): Result<Scoring, string> {
  if (!isFields(source)) return err('scoring')
  const { subscales = {}, ...whole } = source
  const scale = scaleFrom(whole)
  if (!scale.ok) return scale
  const names = Object.entries(toFields(subscales))
  if (!isFields(subscales) || names.length > MOST_PARTS || !names.every(([name]) => NAME.test(name)))
    return err('subscales')
  const parts: [string, Scale][] = []
  for (const [name, said] of names) {
    const part = scaleFrom(toFields(said))
    if (!part.ok) return err(`${name}: ${part.reason}`)
    parts.push([name, part.value])
  }
  return ok({ ...scale.value, parts: Object.fromEntries(parts) })
}

const KNOWN = ['method', 'items', 'reverse', 'range', 'decimals', 'bands', 'missing']

function scaleFrom(said: Fields): Result<Scale, string> {
  const unknown = Object.keys(said).find((key) => !KNOWN.includes(key))
  if (unknown !== undefined) return err(unknown)
  const { method, items, reverse = [], decimals = 0, bands = [], missing = 'no-score' } = said
  const { min, max } = toFields(said['range'])
  if (method !== 'sum' && method !== 'mean') return err('method')
  if (!areLinkIds(items)) return err('items')
  if (!areLinkIds(reverse)) return err('reverse')
  if (!isBounded(min) || !isBounded(max) || min >= max) return err('range')
  if (typeof decimals !== 'number' || !Number.isSafeInteger(decimals) || decimals < 0) return err('decimals')
  if (decimals > MOST_DECIMALS) return err('decimals')
  // Missing answers are never filled in: a table that requires it is not supported.
  if (missing !== 'no-score') return err('missing')
  const read = Array.isArray(bands) ? bands.map(bandFrom) : [null]
  if (read.includes(null)) return err('bands')
  return ok({
    method,
    items,
    reversed: reverse,
    least: min,
    most: max,
    decimals,
    bands: read.filter((band) => band !== null),
  })
}

const isBounded = (said: unknown): said is number => typeof said === 'number' && Math.abs(said) <= MOST

const areLinkIds = (said: unknown): said is string[] =>
  Array.isArray(said) && said.length <= MOST_ITEMS && said.every((one) => typeof one === 'string')

function bandFrom(said: unknown): Band | null {
  const { min, max, key } = toFields(said)
  if (!isBounded(min) || !isBounded(max) || typeof key !== 'string' || !NAME.test(key)) return null
  return { least: min, most: max, key }
}

const scaleToWire = ({ value, least, most, band }: ScoredScale) => ({
  value,
  range: { min: least, max: most },
  band,
})

export const scoreToWire = (score: Score | null) =>
  score === null
    ? null
    : {
        ...scaleToWire(score),
        subscales: Object.fromEntries(
          Object.entries(score.parts).map(([name, part]) => [name, scaleToWire(part)]),
        ),
      }

/** A score as sent or stored; null for none, or if it cannot be read. */
export function scoreFromWire(said: unknown): Score | null {
  const whole = scoredFrom(said)
  if (whole === null) return null
  const parts = Object.entries(toFields(toFields(said)['subscales'])).map(
    ([name, part]) => [name, scoredFrom(part)] as const,
  )
  const known = parts.filter((part): part is [string, ScoredScale] => part[1] !== null)
  return { ...whole, parts: Object.fromEntries(known) }
}

function scoredFrom(said: unknown): ScoredScale | null {
  const { value, range, band } = toFields(said)
  const { min, max } = toFields(range)
  if (!isBounded(value) || !isBounded(min) || !isBounded(max)) return null
  return { value, least: min, most: max, band: typeof band === 'string' ? band : null }
}
