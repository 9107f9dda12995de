import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { readPartFields, type Fields, type PartMigration } from './partMigration.ts'

interface Card {
  type: string
  priority: number
  count: number
  canHide: boolean
  sortable: boolean
  position: number
  collapsed: boolean
  hidden: boolean
  recordsAdded: number
  delayed: boolean
  delayTime: number | null
}

const card = (type: string, priority: number, own: Partial<Card> = {}): Card => ({
  type,
  priority,
  count: 0,
  canHide: false,
  sortable: false,
  position: -1,
  collapsed: false,
  hidden: false,
  recordsAdded: 0,
  delayed: false,
  delayTime: null,
  ...own,
})

// The cards of schema 6. Those of today's home screen may differ.
const AT_SCHEMA_6: readonly Card[] = [
  card('pain_guide', 115, { sortable: true, position: 0 }),
  card('recent_records', 90, { sortable: true, position: 1, count: 2 }),
  card('pain_conditions', 60, { sortable: true, position: 2, count: 2 }),
  card('medications', 50, { sortable: true, position: 3, count: 2 }),
  card('rate', 100, { canHide: true }),
  card('signup', 110, { canHide: true }),
  card('questionnaires', 120),
]

/** D42: the feed was an ordered list of cards without priorities and positions. [LOCAL-15] */
export const homeCards: PartMigration = { from: 'feed', to: 'home_cards', migrate }

function migrate(old: unknown): Result<Fields, string> {
  const part = readPartFields(old)
  if (!part.ok) return part
  const { cards, ...flags } = part.value
  if (!Array.isArray(cards)) return err('the feed has no list of cards')
  const kept = cards.flatMap((one) => {
    const fields = readPartFields(one)
    return fields.ok && typeof fields.value['type'] === 'string' ? [fromFeed(fields.value)] : []
  })
  if (kept.length < cards.length) return err('a card of the feed has no type')
  const added = AT_SCHEMA_6.filter(({ type }) => !kept.some((one) => one['type'] === type)).map(
    (one): Fields => ({ ...one }),
  )
  return ok({ ...flags, cards: inPlace([...kept, ...added]) })
}

/** Keeps a card of an unknown type: it may come from an app version that was tried before. */
function fromFeed(old: Fields): Fields {
  const known = AT_SCHEMA_6.find(({ type }) => type === old['type']) ?? card(String(old['type']), 0)
  const { records_added: recordsAdded, ...rest } = old
  const counted = Number.isSafeInteger(recordsAdded) ? { recordsAdded } : {}
  return { ...known, ...rest, ...counted }
}

/** Positions in the person's order; cards that were added later follow. */
function inPlace(cards: readonly Fields[]): Fields[] {
  let next = 0
  return cards.map((one) => (one['sortable'] === true ? { ...one, position: next++ } : one))
}
