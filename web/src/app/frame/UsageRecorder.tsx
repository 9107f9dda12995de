import { checkItems, NOTHING_DONE } from '@reprieve/domain/home/engagement/items.ts'
import {
  RESULT_VIEWS,
  markResultsSeen,
  type StoredEngagement,
} from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { use, useEffect, useSyncExternalStore } from 'react'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { sessionDeviceState, type SessionStore, useSession, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { NOT_REACHED, type Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { installPrompt } from '../../device/installingHere.ts'
import { changeEngagement, sendEngagement } from '../../home/engagement/engagementTable.ts'
import { PARTS_RING } from '../../local/diaryParts.ts'
import { SYNCED_CHANGE } from '../../sync/syncedAt.ts'
import { watchUsage } from '../boot/usageReports.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'

/** Records what the person uses; renders nothing. */
export function UsageRecorder() {
  const device = useDevice()
  const diary = use(DiaryContext)
  const state = sessionDeviceState(useSession())
  const isOpen = state === 'not-registered' || state === 'signed-in'
  useEffect(() => watchUsage(device), [device])
  if (diary === null || !isOpen || diary.lock.is === 'locked') return null
  return <Noting diary={diary} />
}

function Noting({ diary }: { diary: OpenDiary }) {
  useSeen(diary)
  useInstalled(diary)
  useTelling(diary)
  return null
}

/** A failed write is made up for the next time. */
const note = (diary: OpenDiary, change: (kept: StoredEngagement) => StoredEngagement): void =>
  void changeEngagement(diary, change).catch(() => undefined)

/** Records which result screens were opened. [ENG-3] */
function useSeen(diary: OpenDiary): void {
  const { name } = useCurrentRoute()
  const view = RESULT_VIEWS.find((one) => one === name)
  useEffect(() => {
    if (view !== undefined) note(diary, (kept) => markResultsSeen(kept, view))
  }, [diary, view])
}

/** Installed in this page, or opened by its icon: browsers report each only there. [ENG-6] */
function useInstalled(diary: OpenDiary): void {
  const isInstalled = useSyncExternalStore(installPrompt.subscribe, installPrompt.isInstalled)
  useEffect(() => {
    if (isInstalled) note(diary, (kept) => checkItems(kept, { ...NOTHING_DONE, isInstalled }))
  }, [diary, isInstalled])
}

/** Sends after each sync pass, and when something was done here. [ENG-11] */
function useTelling(diary: OpenDiary): void {
  const store = useSessionStore()
  const ask = useAsk()
  useEffect(() => {
    const theirs = askFor(diary, store, ask)
    const tell = (): void => {
      // One tab is enough, and the visible one knows the most.
      const isSeen = document.visibilityState === 'visible'
      if (!isSeen || !navigator.onLine || diary.who.is !== 'user') return
      sendEngagement(diary, theirs).catch(() => undefined)
      tellGuide(diary, theirs).catch(() => undefined)
    }
    return diary.doorbell.listen((change) => {
      if (change.includes(SYNCED_CHANGE) || change.includes(PARTS_RING)) tell()
    })
  }, [diary, store, ask])
}

/** Sends what was pressed in the guide while offline. Its code is fetched only then, not at every start. [GUIDE-15] */
async function tellGuide(diary: OpenDiary, ask: Ask): Promise<void> {
  const { syncGuide } = await import('../../guide/syncGuide.ts')
  await syncGuide(diary, ask)
}

/** Checked for every request: one person's actions must never be sent with another's token. */
const askFor =
  ({ who }: OpenDiary, store: SessionStore, ask: Ask): Ask =>
  (name, request, how) => {
    const now = store.current()
    const isTheirs =
      now.is === 'user' && now.token !== null && who.is === 'user' && who.id === String(now.userId)
    return isTheirs ? ask(name, request, how) : Promise.resolve(NOT_REACHED)
  }
