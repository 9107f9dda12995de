import { letPageRespond } from '../local/letPageRespond.ts'

/**
 * Where an entry of a list begins. No text in the JSON contains it: a quotation mark inside of a text is escaped, and
 * one at its end is not followed by a letter.
 */
const BETWEEN_ENTRIES = '},{"record_type":"'
const PIECE_LENGTH = 200_000

/**
 * `JSON.parse`, in pieces for a long list of records: a page of a first sync in one piece would block a slow phone.
 * Throws the same error for a text that is no JSON. [LOCAL-42]
 */
export async function parseLongAnswer(text: string): Promise<unknown> {
  const cuts = cutsOf(text)
  return cuts.length === 0 ? JSON.parse(text) : ((await joined(text, cuts)) ?? JSON.parse(text))
}

/** The positions of commas between entries. */
function cutsOf(text: string): number[] {
  const cuts: number[] = []
  for (let at = 0; ;) {
    at = text.indexOf(BETWEEN_ENTRIES, at + PIECE_LENGTH)
    if (at === -1) return cuts
    cuts.push(at + 1)
  }
}

interface Bundle {
  records: unknown[]
}

/**
 * Null unless the cuts are between entries of the `records` of the whole. Cut anywhere else, a piece does not parse or
 * `records` is not what the first piece ends with.
 */
async function joined(text: string, cuts: readonly number[]): Promise<Bundle | null> {
  try {
    const head: unknown = JSON.parse(`${text.slice(0, cuts[0])}]}`)
    if (!endsWithRecords(head)) return null
    const records = [head.records]
    for (const [index, cut] of cuts.slice(0, -1).entries()) {
      await letPageRespond()
      records.push(JSON.parse(`[${text.slice(cut + 1, cuts[index + 1])}]`) as unknown[])
    }
    await letPageRespond()
    const rest = JSON.parse(`{"records":[${text.slice(cuts.at(-1)! + 1)}`) as Bundle
    return { ...head, ...rest, records: [...records, rest.records].flat() }
  } catch {
    return null
  }
}

function endsWithRecords(head: unknown): head is Bundle {
  if (typeof head !== 'object' || head === null) return false
  return Object.keys(head).at(-1) === 'records' && Array.isArray((head as Bundle).records)
}
