import { applyAnswer, type RowResponse } from '../applyAnswer.ts'
import { applyPage } from '../applyPage.ts'
import { adjustToServer } from '../deviceClock.ts'
import type { LocalRow } from '../localRow.ts'
import { mergeItem, type Groups, type StampedValue } from '../mergeItem.ts'
import { buildPush } from '../pushPlan.ts'
import { sameJson } from '../sameJson.ts'
import { deleteRow, saveRow, type RowSaveResult } from '../saveRow.ts'
import { CLOCK_START, SERVER_DEVICE, makeStamp } from '../stamp.ts'
import type { DeviceParts } from './modelDevice.ts'
import type { Setting } from './modelHistory.ts'

const NO_STAMP = makeStamp(CLOCK_START, SERVER_DEVICE)

/** Saves and deletes whose stamps ignore the stamps of the row. */
const SAVING_BLINDLY: Partial<DeviceParts> = {
  saveRow: (row, change) => withOldStamps(row, saveRow(withoutStamps(row), change)),
  deleteRow: (row, clock, wallNow) => {
    const saved = deleteRow(withoutStamps(row), clock, wallNow)
    return saved === null ? null : withOldStamps(row, saved)
  },
}

function withoutStamps(row: LocalRow): LocalRow {
  return { ...row, groups: new Map([...row.groups].map(([group, { v }]) => [group, { v, s: NO_STAMP }])) }
}

function withOldStamps(before: LocalRow, saved: RowSaveResult): RowSaveResult {
  const groups = new Map(saved.row.groups)
  for (const [group, was] of before.groups) if (groups.get(group)?.s === NO_STAMP) groups.set(group, was)
  return { ...saved, row: { ...saved.row, groups } }
}

export interface Mutant extends Setting {
  /** The invariant that this mutant must break; the others are not checked, so that none fails for another reason. */
  breaks: string
}

/** Each mutant removes one safeguard from the design; the model must detect each. */
export const MUTANTS: Record<string, Mutant> = {
  'a create gets a new id from the server': {
    breaks: 'I3',
    server: { idFor: (sent, fresh) => (sent.idOnServer === null ? fresh() : sent.clientId) },
  },
  'the cursor is the time at which a transaction began': { breaks: 'I2', server: { cursor: 'begin' } },
  'an answer clears whatever is there now': {
    breaks: 'I5',
    device: {
      applyAnswer: (row, answered) =>
        applyAnswer(row, { ...answered, sent: { ...answered.sent, ver: row.ver, groups: row.groups } }),
    },
  },
  'stamps are the bare wall clock': {
    breaks: 'I5',
    device: {
      saveRow: (row, change) => byWall(row, saveRow(row, change), change.wallNow),
      deleteRow: (row, clock, wallNow) => {
        const saved = deleteRow(row, clock, wallNow)
        return saved === null ? null : byWall(row, saved, wallNow)
      },
    },
  },
  'a clock never looks at the stamps that it has seen': {
    breaks: 'I5',
    device: {
      ...SAVING_BLINDLY,
      seeStamps: (clock) => clock,
      applyPage: (known, input) => {
        const applied = applyPage(known, input)
        const heard = { ...input, serverTime: input.page.serverTime }
        return { ...applied, state: { ...applied.state, clock: adjustToServer(input.state.clock, heard) } }
      },
    },
  },
  'no number on the server counts as never sent': {
    breaks: 'I7',
    device: {
      deleteRow: (row, ...rest) => deleteRow({ ...row, sent: row.idOnServer !== null }, ...rest),
    },
  },
  'the cursor is stored before the rows': { breaks: 'I2', device: { isCursorFirst: true } },
  'the cursor steps over a gap': {
    breaks: 'I2',
    device: { stepCursor: (cursor, held) => Math.max(cursor, ...(held as ReadonlySet<number>)) },
  },
  'the cursor steps over an answer that was not taken': {
    breaks: 'I2',
    device: {
      applyAnswer: (row, { sent, answer, ...rest }) =>
        applyAnswer(row, { sent, answer: asSent(answer), ...rest }),
      heldPlace: (_row, { seq }) => seq ?? null,
    },
  },
  'a reflection gets any id': { breaks: 'I4', device: { reflectionId: (_day, fresh) => fresh() } },
  'the server forgets what was deleted': { breaks: 'I5', server: { keepsTombstones: false } },
  'the server keeps no history': { breaks: 'I6', server: { keepsHistory: false } },
  'a pull takes what the server has': {
    breaks: 'I5',
    device: {
      applyPage: (known, input) => {
        const yielding = new Map(known)
        for (const { clientId, groups } of input.page.items) {
          const row = known.get(clientId)
          if (row !== undefined) yielding.set(clientId, yieldingTo(row, groups))
        }
        return applyPage(yielding, input)
      },
    },
  },
  'a pending value that loses is thrown away': {
    breaks: 'I6',
    device: {
      applyPage: (known, input) => {
        const applied = applyPage(known, input)
        return { ...applied, rows: applied.rows.map((row) => ({ ...row, lost: [] })) }
      },
    },
  },
  'losers are not sent': {
    breaks: 'I6',
    device: {
      buildPush: (row) => {
        const built = buildPush(row)
        return { ...built, row: { ...built.row, lost: [] }, sent: { ...built.sent, lost: [] } }
      },
    },
  },
  'a new epoch is not noticed': { breaks: 'I2', device: { isNewEpoch: () => false } },
  'the server takes any stamp': {
    breaks: 'SYNC-4',
    server: { merge: (input) => mergeItem({ ...input, now: Number.MAX_SAFE_INTEGER }) },
  },
  'the server forgets which stamps it replaced': {
    breaks: 'I5',
    server: {
      merge: (input) => {
        const stored = new Map([...input.stored].map(([group, { v, s }]) => [group, { v, s }]))
        return mergeItem({ ...input, stored, restamped: [] })
      },
    },
  },
  'a clock that ran ahead is not set back': {
    breaks: 'SYNC-9',
    device: {
      hearServer: (clock) => clock,
      applyPage: (known, input) => {
        const applied = applyPage(known, input)
        const ahead = input.state.clock.hlc
        const clock =
          applied.state.clock.hlc.ms < ahead.ms ? { ...applied.state.clock, hlc: ahead } : applied.state.clock
        return { ...applied, state: { ...applied.state, clock } }
      },
    },
  },
  'a save after the clock was set back does not look at the row': { breaks: 'I5', device: SAVING_BLINDLY },
}

/** Detected only with correct clocks, where true time decides. */
export const MUTANTS_OF_ORDER: Record<string, Mutant> = {
  'a save does not say that the row lives': {
    breaks: 'I16',
    device: {
      saveRow: (row, change) => {
        const saved = saveRow(row, change)
        const was = row.groups.get('deleted')
        if (was === undefined) return saved
        const pend = row.pend.has('deleted') ? saved.row.pend : without(saved.row.pend, ['deleted'])
        return {
          ...saved,
          row: { ...saved.row, groups: new Map(saved.row.groups).set('deleted', was), pend },
        }
      },
    },
  },
  'an offset is taken from the moment of hearing alone': {
    breaks: 'I16',
    device: {
      hearServer: (clock, heard) => adjustToServer(clock, { ...heard, askedAt: heard.heardAt }),
      applyPage: (known, input) => applyPage(known, { ...input, askedAt: input.heardAt }),
    },
  },
  'a pending value that equals the stored one counts as known': {
    breaks: 'I16',
    device: {
      applyPage: (known, input) => {
        const theirs = new Map(input.page.items.map((item) => [item.clientId, item.groups]))
        const settled = [...known].map(([id, row]) => {
          const same = [...row.pend].filter((group) =>
            isSame(theirs.get(id)?.get(group), row.groups.get(group)),
          )
          return [id, { ...row, pend: without(row.pend, same) }] as const
        })
        return applyPage(new Map(settled), input)
      },
    },
  },
}

function isSame(a: StampedValue | undefined, b: StampedValue | undefined): boolean {
  return a !== undefined && b !== undefined && sameJson(a.v, b.v)
}

/** As if the server had only what was sent. */
const asSent = (answer: RowResponse): RowResponse => ({ ...answer, values: null })

function without(all: ReadonlySet<string>, some: string[]): Set<string> {
  return new Set([...all].filter((one) => !some.includes(one)))
}

function yieldingTo(row: LocalRow, theirs: Groups): LocalRow {
  const groups = new Map(row.groups)
  for (const [group, mine] of row.groups) {
    const isOther = theirs.has(group) && !isSame(mine, theirs.get(group))
    if (isOther) groups.set(group, { v: mine.v, s: NO_STAMP })
  }
  return { ...row, groups }
}

/** As saved, but stamped with the wall clock alone. */
function byWall(before: LocalRow, saved: RowSaveResult, wallNow: number): RowSaveResult {
  const s = makeStamp({ ms: wallNow, counter: 0 }, saved.clock.device)
  const groups = new Map(saved.row.groups)
  for (const [group, now] of groups)
    if (before.groups.get(group)?.s !== now.s) groups.set(group, { v: now.v, s })
  return { ...saved, row: { ...saved.row, groups } }
}
