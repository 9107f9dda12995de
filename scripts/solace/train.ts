// Trains the models by which Solace tells what a question asks, from the examples of each language, and measures them
// on every tenth example, which it does not learn from then:
// node scripts/solace/train.ts [--measure] [language…]
import type { StoredModel } from '@reprieve/domain/assistant/understand/example/storedModel.ts'
import { hashMark } from '@reprieve/domain/assistant/understand/example/labelModel.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { writeFileSync } from 'node:fs'
import {
  collectCommonWords,
  collectUsedWords,
  fingerprintExamples,
  readExamples,
  type ExampleKind,
  type MarkedExample,
} from './examples.ts'

const chosen = process.argv.slice(2).filter((one) => one !== '--measure')
const isMeasured = process.argv.includes('--measure')
const STEP = 10
/** A sign of danger that is missed costs more than one that is seen in vain. [ASST-84] */
const DANGER: readonly string[] = ['despair', 'emergency']

for (const language of chosen.length > 0 ? (chosen as Language[]) : LANGUAGES) {
  if (isMeasured) {
    for (const kind of ['examples', 'passages'] as const) await measure(language, kind)
    continue
  }
  const [questions, passages] = [
    withDangerTwice(await readExamples(language)),
    await readExamples(language, 'passages'),
  ]
  const text = `${JSON.stringify({
    questions: storeModel(trainModel(questions)),
    passages: storeModel(trainModel(passages)),
    usedWords: storeHashes(collectUsedWords(language)),
    commonWords: storeHashes(collectCommonWords(language)),
    madeFrom: fingerprintExamples(language),
  })}\n`
  writeFileSync(new URL(`../../content/solace/models/${language}.json`, import.meta.url), text)
  console.log(`${language}: ${questions.length} and ${passages.length} examples, ${text.length} bytes`)
}

async function measure(language: Language, kind: ExampleKind): Promise<void> {
  const all = await readExamples(language, kind)
  const trained = trainModel(all.filter((_, at) => at % STEP !== 0))
  const held = all.filter((_, at) => at % STEP === 0)
  const right = held.filter(({ label, marks }) => predict(trained, marks) === label).length
  console.log(`${language} ${kind}: ${right} of ${held.length} right`)
}

function withDangerTwice(examples: readonly MarkedExample[]): readonly MarkedExample[] {
  return [...examples, ...examples.filter(({ label }) => DANGER.includes(label))]
}

function storeHashes(hashes: readonly number[]): string {
  const bytes = Buffer.alloc(hashes.length * 4)
  hashes.forEach((hash, at) => bytes.writeUInt32LE(hash, at * 4))
  return bytes.toString('base64')
}

interface TrainedModel {
  labels: readonly string[]
  marks: readonly string[]
  places: ReadonlyMap<string, number>
  /** For each mark the weights of all labels. */
  weights: Float32Array
}

function trainModel(examples: readonly MarkedExample[]): TrainedModel {
  const LEAST_USES = 3
  const EPOCHS = 24
  const RATE = 0.5
  const FIRST_SQUARE = 0.1
  /** How sure the model may become: the rest is spread over all labels. */
  const SURE = 0.92
  const LEAST_ERROR = 0.002
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted()
  const uses = new Map<string, number>()
  for (const { marks } of examples) for (const mark of marks) uses.set(mark, (uses.get(mark) ?? 0) + 1)
  const marks = [...uses].flatMap(([mark, count]) => (count >= LEAST_USES ? [mark] : [])).toSorted()
  const places = new Map(marks.map((mark, at) => [mark, at]))
  const rows = examples.map(({ label, marks: own }) => ({
    label: labels.indexOf(label),
    places: Int32Array.from(own.flatMap((mark) => places.get(mark) ?? [])),
  }))
  const count = labels.length
  const weights = new Float32Array(marks.length * count)
  const squares = new Float32Array(marks.length * count).fill(FIRST_SQUARE)
  const scores = new Float64Array(count)
  const random = makeRandom()
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const row of shuffle(rows, random)) {
      const share = 1 / Math.sqrt(Math.max(row.places.length, 1))
      scoreLabels(scores, { weights, places: row.places, share })
      toChances(scores)
      for (let label = 0; label < count; label += 1) {
        const wanted = (1 - SURE) / count + (label === row.label ? SURE : 0)
        const error = (scores[label]! - wanted) * share
        if (Math.abs(error) < LEAST_ERROR * share) continue
        for (let next = 0; next < row.places.length; next += 1) {
          const at = row.places[next]! * count + label
          squares[at]! += error * error
          weights[at]! -= (RATE * error) / Math.sqrt(squares[at]!)
        }
      }
    }
  }
  return { labels, marks, places, weights }
}

function scoreLabels(
  scores: Float64Array,
  { weights, places, share }: { weights: Float32Array; places: Int32Array; share: number },
): void {
  scores.fill(0)
  const count = scores.length
  for (let next = 0; next < places.length; next += 1) {
    const start = places[next]! * count
    for (let label = 0; label < count; label += 1) scores[label]! += weights[start + label]! * share
  }
}

function toChances(scores: Float64Array): void {
  let highest = -Infinity
  for (let at = 0; at < scores.length; at += 1) highest = Math.max(highest, scores[at]!)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp(scores[at]! - highest)
    sum += scores[at]!
  }
  for (let at = 0; at < scores.length; at += 1) scores[at]! /= sum
}

/** The same order in every run: the files change only if the examples do. */
function makeRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

function shuffle<Row>(rows: readonly Row[], random: () => number): readonly Row[] {
  const order = [...rows]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

function predict({ labels, places, weights }: TrainedModel, marks: readonly string[]): string {
  const scores = new Float64Array(labels.length)
  const own = Int32Array.from(marks.flatMap((mark) => places.get(mark) ?? []))
  scoreLabels(scores, { weights, places: own, share: 1 })
  return labels[scores.indexOf(Math.max(...scores))]!
}

/** Small weights change little and are left out; the others are stored as signed bytes. */
function storeModel({ labels, marks, weights }: TrainedModel): StoredModel {
  const LEAST_WEIGHT = 0.7
  const LARGEST_BYTE = 127
  const largest = weights.reduce((one, other) => Math.max(one, Math.abs(other)), 0)
  const unit = largest / LARGEST_BYTE
  const byHash = new Map<number, { label: number; weight: number }[]>()
  marks.forEach((mark, place) => {
    const own = labels.flatMap((_, label) => {
      const weight = weights[place * labels.length + label]!
      return Math.abs(weight) < LEAST_WEIGHT ? [] : [{ label, weight: Math.round(weight / unit) }]
    })
    if (own.length > 0) byHash.set(hashMark(mark), own)
  })
  const sorted = [...byHash].toSorted(([one], [other]) => one - other)
  const all = sorted.flatMap(([, own]) => own)
  return {
    labels,
    unit: Number(unit.toPrecision(4)),
    hashes: storeHashes(sorted.map(([hash]) => hash)),
    counts: Buffer.from(sorted.map(([, own]) => own.length)).toString('base64'),
    weightLabels: Buffer.from(all.map(({ label }) => label)).toString('base64'),
    weights: Buffer.from(Int8Array.from(all, ({ weight }) => weight).buffer).toString('base64'),
  }
}
