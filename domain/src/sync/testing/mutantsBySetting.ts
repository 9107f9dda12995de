import { applyAnswer, type RowResponse } from '../applyAnswer.ts'
import type { LocalRow } from '../localRow.ts'
import type { Groups } from '../mergeItem.ts'
import { applyPage } from '../applyPage.ts'
import { buildPush, planPush, type SentRow } from '../pushPlan.ts'
import type { Mutant } from './mutants.ts'

/** Detected where content is wiped, devices leave and rows refer to others. */
export const MUTANTS_OF_AGE: Record<string, Mutant> = {
  'a wiped tombstone gets pending groups only': {
    breaks: 'I2',
    device: {
      applyPage: (known, input) => {
        const applied = applyPage(known, input)
        return { ...applied, rows: notOffered(known, applied.rows) }
      },
      buildPush: (row) => {
        const { row: marked, sent } = buildPush(row)
        return { row: marked, sent: { ...sent, groups: pendingOf(row) } }
      },
      applyAnswer: (row, answered) => applyAnswer(row, { ...answered, sent: asItWas(row, answered.sent) }),
    },
  },
  'what the server has wiped is not offered to it again': {
    breaks: 'I2',
    device: {
      applyPage: (known, input) => {
        const applied = applyPage(known, input)
        return { ...applied, rows: notOffered(known, applied.rows) }
      },
    },
  },
  'a logout clears what waits': { breaks: 'I11', device: { mayClear: () => true } },
  'a row waits for what it refers to': {
    breaks: 'I15',
    device: {
      planPush: (rows, how) => {
        const known = new Set(rows.filter(({ idOnServer }) => idOnServer !== null).map((row) => row.clientId))
        return planPush(
          rows.filter((row) => isAboutOneOf(known, row)),
          how,
        )
      },
    },
  },
}

/** Detected where two devices issue the same stamps. */
export const MUTANTS_OF_CLONES: Record<string, Mutant> = {
  'of two values with one stamp its own stays on a device': {
    breaks: 'I2',
    device: {
      applyPage: (known, input) => {
        const items = input.page.items.map((item) => {
          const mine = known.get(item.clientId)?.groups
          return { ...item, groups: mine === undefined ? item.groups : keepingEqual(item.groups, mine) }
        })
        return applyPage(known, { ...input, page: { ...input.page, items } })
      },
      applyAnswer: (row, { sent, answer, ...rest }) =>
        applyAnswer(row, { sent, answer: keepingOwn(answer, sent.groups), ...rest }),
    },
  },
}

/** Detected where the server never accepts one of the records. */
export const MUTANTS_OF_REFUSAL: Record<string, Mutant> = {
  'a refusal blames the bulk': {
    breaks: 'I10',
    device: { applyAnswer: (row, answered) => applyAnswer(row, { ...answered, isAlone: true }) },
  },
  'one that is refused keeps the others waiting': {
    breaks: 'I10',
    device: { planPush: (rows, { most }) => planPush(rows, { most, failCount: 0 }) },
  },
}

/** A pull that makes nothing pending. */
function notOffered(known: ReadonlyMap<string, LocalRow>, rows: LocalRow[]): LocalRow[] {
  return rows.flatMap((row) => {
    const before = known.get(row.clientId)
    if (before?.groups === row.groups && before.sent && before.idOnServer === row.idOnServer) return []
    const pend = new Set([...row.pend].filter((group) => before?.pend.has(group)))
    return [{ ...row, pend, dirty: before?.dirty === true || row.lost.length > 0 }]
  })
}

const pendingOf = ({ groups, pend }: LocalRow): Groups =>
  new Map([...groups].filter(([group]) => pend.has(group)))

/** Makes the response match the row as if it had been sent whole. */
const asItWas = (row: LocalRow, sent: SentRow): SentRow =>
  row.ver === sent.ver ? { ...sent, groups: row.groups } : sent

function isAboutOneOf(known: ReadonlySet<string>, { groups }: LocalRow): boolean {
  const about = groups.get('about')?.v as { of: string } | undefined
  return about === undefined || known.has(about.of)
}

const keepingEqual = (theirs: Groups, mine: Groups): Groups =>
  new Map(
    [...theirs].map(([group, their]) => [group, mine.get(group)?.s === their.s ? mine.get(group)! : their]),
  )

function keepingOwn(answer: RowResponse, mine: Groups): RowResponse {
  if (answer.values === null) return answer
  const own = [...mine].filter(([group, { s }]) => answer.stamps.get(group) === s)
  return {
    ...answer,
    values: new Map([...answer.values, ...own.map(([group, { v }]) => [group, v] as const)]),
  }
}
