import { describe, expect, test, vi } from 'vitest'
import { parseLongAnswer } from './parseLongAnswer.ts'

const entry = (at: number, more: object = {}) => ({ record_type: 'record_record', record_id: at, ...more })
/** As long as some pieces. */
const LONG = 'x'.repeat(700)
const records = (more: (at: number) => object = () => ({})) =>
  Array.from({ length: 1_000 }, (_, at) => entry(at, { note: LONG, ...more(at) }))

const parts = (text: string) => {
  const parse = vi.spyOn(JSON, 'parse')
  return parseLongAnswer(text).then((value) => {
    const lengths = parse.mock.calls.map(([given]) => given.length)
    parse.mockRestore()
    return { value, longest: Math.max(...lengths) }
  })
}

describe('[LOCAL-42] an answer with many records is parsed in pieces', () => {
  test.each<[string, object]>([
    ['records at the end', { result_code: 0, records: records() }],
    ['something behind them', { result_code: 0, records: records(), result_msg: 'said', server_time: 5 }],
    [
      'notes that look like the end of an entry',
      { records: records(() => ({ note: `${LONG}},{"record_type":"` })) },
    ],
    ['notes that end like an entry', { records: records(() => ({ note: `${LONG}},{`, record_type: 'x' })) }],
    ['other languages', { records: records(() => ({ note: `통증 \u2028 \\" ${LONG}` })) }],
  ])('%s', async (_, body) => {
    const text = JSON.stringify(body)
    const { value, longest } = await parts(text)
    expect(value).toEqual(body)
    expect(longest).toBeLessThan(text.length / 2)
  })
})

describe('[LOCAL-42] any other answer is parsed as a whole', () => {
  test.each<[string, unknown]>([
    ['a short one', { result_code: 0, records: [entry(1), entry(2)] }],
    ['another list', { records: [entry(1)], others: records() }],
    ['entries of an entry', { records: [entry(1, { parts: records() })] }],
    ['a list without a name', records()],
    ['no object', 'text'],
  ])('%s', async (_, body) => {
    expect(await parseLongAnswer(JSON.stringify(body))).toEqual(body)
  })

  test.each([JSON.stringify({ records: records() }).slice(0, -1), '<h1>away</h1>', ''])(
    'what is no JSON is refused as such',
    async (text) => {
      await expect(parseLongAnswer(text)).rejects.toThrow(SyntaxError)
    },
  )
})
