import { err, type Result } from '@reprieve/domain/result.ts'
import type { OpenDiary } from '../../access/diary.ts'
import type { DiaryClosing, LockTools, LockMoveFault } from '../../access/lockTools.ts'
import { withSessionLock, diaryOwner, type SessionStore } from '../../access/session.ts'
import { makeObservable, type Observable } from '../../device/observable.ts'
import { SESSION_NAMES } from '../../device/sessionNames.ts'
import { unsavedWork } from '../../device/unsavedWork.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import { trackWrite, untilWritesFinish } from '../../local/database/pendingWrites.ts'
import type { LockRecord } from '../../local/lock/lockRecord.ts'
import type { Keyring } from '../../local/lock/lockState.ts'
import type { DiaryMove } from '../../local/lock/moveDiary.ts'
import { becomeAlone, hasOtherPages, inOnePage, untilPagesReleased } from '../../local/lock/onlyPage.ts'
import type { PagePresence } from '../../local/lock/openPages.ts'
import { sealOwnerChoices } from '../../local/lock/sealedChoiceCodec.ts'
import { openTabMessages } from '../../local/lock/tabMessages.ts'
import { storeUnsavedInput, listUnsavedInput } from '../../local/unsavedInput.ts'
import { PLAIN_CODEC } from '../../local/database/idbTables.ts'

/** What the page has from its start. */
export interface PageLockContext {
  here: PagePresence
  /** The raw database, and the one with decryption that the app uses. */
  raw: DeviceDatabase
  device: DeviceDatabase
  keyring: Keyring
  closing: Observable<DiaryClosing | null>
  diaries: ReadonlySet<OpenDiary>
  /** The channel to the other tabs. */
  channel: BroadcastChannel
}

/** The code that only a page with a lock needs: messages to other tabs, and how it releases the database. */
export interface PageLock {
  toolsFor: (diary: OpenDiary, session: SessionStore) => LockTools
  /** Takes the key from a tab that is unlocked, so that the person is not asked again. [LOCK-14] */
  keyOfOtherTab: (session: SessionStore) => Promise<void>
  /** Handles a message of another tab. */
  hear: (data: unknown) => void
}

/** Unmounting screens start their last writes within SETTLED_MS, and these finish within ARRIVED_MS. */
const SETTLED_MS = 300
const ARRIVED_MS = 10_000
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export function openPageLock(page: PageLockContext): PageLock {
  const { here, raw, device, keyring, closing, diaries, channel } = page
  const unlockedElsewhere = makeObservable(0)
  let locks = 0

  /** Unmounts the screens first: they store half-written text as they go. */
  const clear = async (how: DiaryClosing): Promise<void> => {
    closing.become(how)
    await wait(SETTLED_MS)
    await untilWritesFinish(ARRIVED_MS)
    for (const diary of diaries) diary.close()
  }
  /** Stores the input of forms that keep no draft: the forms and their input are gone a moment later. [LOCK-23] */
  const leaveInHand = (): void => {
    const typed = listUnsavedInput()
    const open = [...diaries].filter((diary) => diary.lock.is === 'open')
    for (const diary of open) void trackWrite(storeUnsavedInput(diary, typed)).catch(() => undefined)
  }
  const lock = async (): Promise<void> => {
    if (closing.current() !== null) return
    leaveInHand()
    await clear({ is: 'locking' })
    location.reload()
  }
  const letGo = async (): Promise<void> => {
    // A person who is writing is not interrupted: the other page says that this one is open.
    if (closing.current() !== null || unsavedWork.current()) return
    await clear({ is: 'elsewhere' })
    raw.close()
    here.leave()
    await untilPagesReleased()
    location.reload()
  }
  const words = openTabMessages(channel, {
    // A page that is about to lock gives its key to nobody.
    keyOf: (publicKey) => (closing.current() === null ? keyring.keyOf(publicKey) : null),
    onLock: () => {
      locks += 1
      if (keyring.isOpen()) void lock()
    },
    onLetGo: () => void letGo(),
    onUnlocked: () => unlockedElsewhere.become(unlockedElsewhere.current() + 1),
  })

  const askOthers = async (record: LockRecord): Promise<boolean> => {
    if (!(await hasOtherPages())) return false
    const before = locks
    const dek = await words.askForKey(record.publicKey)
    // False if all tabs were locked while the key was being transferred.
    return dek !== null && locks === before && (await keyring.take(record, dek)).ok
  }

  const passAlone = async (move: PassMove, to: 'sealed' | 'open'): Promise<LockMoveFault> => {
    words.tell('let-go')
    if (!(await becomeAlone(here))) return 'tabs'
    const told = (done: number, total: number): void => closing.become({ is: 'moving', to, done, total })
    await clear({ is: 'moving', to, done: 0, total: 0 })
    const moved = await withSessionLock(() =>
      moveAndBeginAnew({ ...move, raw, device, onProgress: told }),
    ).catch(() => err('storage-gone' as const))
    const why = moved.ok ? 'storage-gone' : moved.reason
    closing.become({ is: 'failed', to, why })
    return why
  }

  const pass = (move: PassMove, to: 'sealed' | 'open'): Promise<LockMoveFault> =>
    inOnePage(() => passAlone(move, to), 'tabs')

  return {
    hear: words.hear,
    keyOfOtherTab: async (session) => {
      const who = diaryOwner(session.current())
      const state = await keyring.stateOf(who && (await raw.labelOf(who)))
      if (state.is === 'closed' && (await askOthers(state.record))) await session.kept()
    },
    toolsFor: (diary, session) => {
      const record = makeObservable(diary.lock.is === 'none' ? null : diary.lock.record)
      const take = async (known: LockRecord, dek: CryptoKey): ReturnType<LockTools['unlock']> => {
        const taken = await keyring.take(known, dek)
        // The owner can be read now, and everything that depends on it updates.
        if (taken.ok) await session.kept()
        return taken
      }
      const tools: LockTools = {
        record,
        unlock: async (known, dek) => {
          const taken = await take(known, dek)
          if (taken.ok) words.tell('unlocked')
          return taken
        },
        keep: async (change) => {
          const { changeStoredLock } = await import('../../local/lock/changeStoredLock.ts')
          const known = record.current()
          if (known === null) return false
          const isKept = await raw.changeLabel(diary.who, (label) => {
            const lock = changeStoredLock(label.lock, known, change)
            return lock === null ? null : { label: { ...label, lock } }
          })
          // The stored record, also if another tab has changed it.
          const state = await keyring.stateOf(await raw.labelOf(diary.who))
          if ('record' in state) record.become(state.record)
          return isKept
        },
        set: async ({ record: made, dek }) => {
          const { openCodec } = await import('../../local/lock/lockCodec.ts')
          const codec = await openCodec(made, dek)
          if (!codec.ok) throw new Error('a lock that its own key does not open')
          const to = { codec: codec.value, lock: made }
          return pass({ who: diary.who, from: diary.codec, to }, 'sealed')
        },
        remove: async () => {
          // Merges what was written while locked before the diary is unsealed. [LOCK-11]
          const { mergeLockedEntries } = await import('./mergeLockedEntries.ts')
          await mergeLockedEntries(diary)
          return pass({ who: diary.who, from: diary.codec, to: { codec: PLAIN_CODEC, lock: null } }, 'open')
        },
        lockNow: () => {
          words.tell('lock')
          void lock()
        },
        followOthers: () =>
          unlockedElsewhere.subscribe(() => {
            const now = record.current()
            const follow = async (known: LockRecord): Promise<void> => {
              if (await askOthers(known)) await session.kept()
            }
            if (now !== null) void follow(now)
          }),
        followUse: () => followLock(diary, tools),
      }
      return tools
    },
  }
}

type PassMove = Pick<DiaryMove, 'who' | 'from' | 'to'>

interface Moving extends PassMove {
  raw: DeviceDatabase
  device: DeviceDatabase
  onProgress: (done: number, total: number) => void
}

/** Does not return on success: the page reloads, and until then nothing else may change the device's owner. */
async function moveAndBeginAnew({
  raw,
  device,
  to,
  onProgress,
  ...move
}: Moving): Promise<Result<unknown, LockMoveFault>> {
  const [{ moveDiary }, { releaseDeletedFiles }] = await Promise.all([
    import('../../local/lock/moveDiary.ts'),
    import('../../local/lock/moveState.ts'),
  ])
  const choices = await sealOwnerChoices(device, to.lock === null ? null : to.codec)
  for (const name of SESSION_NAMES) sessionStorage.removeItem(name)
  const moved = await moveDiary({ ...move, to, choices, device: raw, now: Date.now, onProgress })
  if (!moved.ok) return moved
  await releaseDeletedFiles(raw, { reopen: openDeviceDatabase, wait }).then(
    (again) => again.close(),
    () => undefined,
  )
  location.reload()
  return new Promise(() => {})
}

/** Runs the background work of an unlocked diary. Returns the function that ends it. */
function followLock(diary: OpenDiary, tools: LockTools): () => void {
  let isOver = false
  let end = (): void => {}
  const begin = async (): Promise<void> => {
    const { holdVisiblePageLock, watchHidden } = await import('../../local/lock/autoLock.ts')
    if (isOver) return
    const afterMs = (): number | null => tools.record.current()?.autoLockMs ?? null
    const stops = [holdVisiblePageLock(), watchHidden({ afterMs, onDue: tools.lockNow })]
    end = () => stops.forEach((stop) => stop())
  }
  const merge = async (): Promise<void> => {
    const { mergeLockedEntries } = await import('./mergeLockedEntries.ts')
    await mergeLockedEntries(diary)
  }
  // Independent of each other: a failure of one must not stop the other.
  void begin().catch(() => undefined)
  void merge().catch(() => undefined)
  return () => {
    isOver = true
    end()
  }
}
