import { toFields } from '@reprieve/contract/fields.ts'
import { readReflectionGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { beginRow } from '@reprieve/domain/sync/beginRow.ts'
import { isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useId, useState } from 'react'
import { useRestoredText } from '../../access/useRestoredInput.ts'
import { localNow } from '../../device/useNow.ts'
import { changeRows } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import {
  changeAndTrash,
  containsValues,
  hasContent,
  type TrashChanges,
} from '../../local/rows/trashedRows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { encodeConflictLoser } from '../../reflections/conflictLoserTable.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { DataRow, useFirstOfMany } from '../yourData/DataRows.tsx'
import { useKindName, useRowWords } from '../yourData/useRowWords.tsx'
import { REFLECTION_KIND, type TrashedItem } from './findTrash.ts'

/**
 * `asked`: its day has another reflection by now, and the user is asked to choose. `there`: it was restored or created
 * again meanwhile; what is in the trash stays. `gone`: nothing is left to restore.
 */
type Restored = 'restored' | 'asked' | 'there' | 'gone'

type Decided = TrashChanges & { restored: Restored }

/** An ordinary save, so that the later action wins on every device (D32). [SYNC-31] */
export async function restoreTrashed(
  diary: Diary,
  trashed: TrashedItem,
): Promise<Result<Restored, StorageFault>> {
  const done = trashed.place === 'row' ? await revive(diary, trashed) : await unshelve(diary, trashed)
  if (!done.ok) return done
  let { restored } = done.value
  for (const other of trashed.others ?? []) {
    const next = await restoreTrashed(diary, other)
    if (!next.ok) return next
    if (next.value === 'restored') restored = 'restored'
  }
  return ok(restored)
}

const revive = (diary: Diary, { clientId }: TrashedItem): Promise<Result<Decided, StorageFault>> =>
  changeRows(diary, [clientId], ({ rows, state }): Decided => {
    const row = rows.get(clientId)
    if (row === undefined || !hasContent(row)) return { restored: 'gone' }
    if (!isDeleted(row)) return { restored: 'there' }
    const { row: living, clock } = saveRow(row, {
      values: new Map(),
      clock: state.clock,
      wallNow: diary.now(),
    })
    return { restored: 'restored', rows: [living], state: { ...state, clock } }
  })

async function unshelve(diary: Diary, trashed: TrashedItem): Promise<Result<Decided, StorageFault>> {
  const { id, clientId, kind, values } = trashed
  const taken = { unshelve: [{ shelf: 'trash', id }] } as const
  const aside = await asideFor(diary, trashed)
  return changeAndTrash(diary, [clientId], ({ rows, state }): Decided => {
    const known = rows.get(clientId)
    if (known !== undefined && !isDeleted(known)) {
      if (containsValues(known, values)) return { restored: 'there', ...taken }
      return aside === null ? { restored: 'there' } : { restored: 'asked', shelve: [aside], ...taken }
    }
    // With a new local number: its old one may be taken in the diary that this trash was imported to.
    const begun = known === undefined ? beginRow(state, { clientId, kind }) : { row: known, state }
    const { row, clock } = saveRow(begun.row, { values, clock: begun.state.clock, wallNow: diary.now() })
    // Deleted, created again and deleted again: the row has other values, which are overwritten now.
    const trash = known === undefined || containsValues(known, values) ? [] : [known]
    return { restored: 'restored', rows: [row], state: { ...begun.state, clock }, trash, ...taken }
  })
}

/** What is written if its day is taken, encoded before any transaction opens. [REF-12] */
async function asideFor(diary: Diary, { kind, values }: TrashedItem): Promise<Shelved | null> {
  if (kind !== REFLECTION_KIND) return null
  const read = readReflectionGroups(values, { kind: 'not-saved-yet' })
  return read.ok ? encodeConflictLoser(diary, read.value) : null
}

/** Adds the missing name, because of which the server refused the item. */
export const withItemName = (trashed: TrashedItem, name: string): TrashedItem => ({
  ...trashed,
  values: new Map([
    ...trashed.values,
    ['name', { ...toFields(trashed.values.get('name')), common_name: name }],
  ]),
})

const WORDS: Record<Restored, Key<'data'>> = {
  restored: 'trashRestored',
  asked: 'trashAsked',
  there: 'trashThere',
  gone: 'trashGone',
}

export function TrashRows({ diary, trash }: { diary: Diary; trash: readonly TrashedItem[] }) {
  const text = useText('data')
  const when = useMomentText()
  const tell = useRowWords(diary)
  const nameOf = useKindName()
  const { some, list, more: showMore } = useFirstOfMany(trash)
  const [unnamed, setUnnamed] = useState<TrashedItem | null>(null)
  const titles = useId()
  const restoreOne = useRestore(diary)
  const bringBack = async (one: TrashedItem): Promise<void> => {
    // The button disappears with its row, and the list with its last row.
    const heading = list.current?.closest('section')?.querySelector('h2')
    if (await restoreOne(one)) heading?.focus()
  }
  return (
    <>
      <ul className="your-data-rows" aria-label={text('trashTitle')} ref={list}>
        {some.map((one, index) => {
          const { icon, title, more } = tell(one)
          const days = Math.max(1, Math.ceil((one.keptUntil - diary.now()) / DAY_MS))
          const deleted = text(one.isRefused ? 'trashRefused' : 'trashDeleted', {
            when: when(localNow(one.deletedAt)),
          })
          const told = [
            [
              nameOf(one.kind),
              one.others === undefined ? more : text('trashMonths', { count: one.others.length + 1 }),
            ]
              .filter(Boolean)
              .join(' · '),
            deleted,
            text('trashDays', { days }),
          ]
          return (
            <li key={one.id}>
              <DataRow
                id={`${titles}${index}`}
                icon={icon}
                title={title}
                told={told.filter((line) => line !== title)}
              />
              <Button
                label={text('trashRestore')}
                describedBy={`${titles}${index}`}
                onPress={() => (one.isRefused ? setUnnamed(one) : void bringBack(one))}
              />
            </li>
          )
        })}
      </ul>
      {showMore}
      {unnamed !== null && (
        <NameSheet
          id={unnamed.id}
          onName={(name) => void bringBack(withItemName(unnamed, name))}
          onClose={() => setUnnamed(null)}
        />
      )}
    </>
  )
}

function useRestore(diary: Diary): (one: TrashedItem) => Promise<boolean> {
  const text = useText('data')
  const toasts = useToasts()
  return async (one) => {
    const restored = await restoreTrashed(diary, one).catch(() => null)
    if (restored?.ok === true) {
      const isDone = restored.value === 'restored'
      toasts.show({ message: text(WORDS[restored.value]), isDone })
      return isDone
    }
    toasts.show({ message: text(restored?.reason === 'no-room' ? 'overviewNoRoom' : 'overviewNotRead') })
    return false
  }
}

interface NameSheetProps {
  /** The id of the item to name. */
  id: string
  onName: (name: string) => void
  onClose: () => void
}

/** For a medication that the server refused because it has no name. [SYNC-26] */
function NameSheet({ id, onName, onClose }: NameSheetProps) {
  const text = useText('data')
  const common = useText('common')
  const [name, setName] = useRestoredText(`name of ${id}`)
  const [isMissing, setMissing] = useState(false)
  const submit = (): void => {
    const typed = name.trim()
    if (typed === '') return setMissing(true)
    onName(typed)
    onClose()
  }
  return (
    <Sheet isOpen title={text('trashNameTitle')} closeLabel={common('close')} onClose={onClose}>
      <Form label={text('trashNameTitle')} onSubmit={submit}>
        <p>{text('trashNameText')}</p>
        <TextField
          label={text('trashName')}
          value={name}
          onChange={setName}
          autoFocus
          {...(isMissing && { error: text('trashNameMissing') })}
        />
        <SubmitButton label={text('trashRestore')} />
      </Form>
    </Sheet>
  )
}
