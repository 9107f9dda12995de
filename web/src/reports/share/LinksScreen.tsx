import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useAsk } from '../../api/useAsk.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import type { RefreshOutcome } from '../../purchases/serverRecord.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useReports } from '../useReports.ts'
import { ShareLinkCard } from './LinkCard.tsx'
import { readStoredLinks, fetchLinks, revokeLink, type ListedLink } from './linkList.ts'
import '../reports.css'
import './links.css'

interface LinksInUse {
  /** Null: not received yet. */
  links: readonly ListedLink[] | null
  /** The result of the last request; null while it runs. */
  asked: RefreshOutcome | null
  load: () => void
  /** Returns whether it was ended. */
  revoke: (id: string) => Promise<boolean>
}

const WAITING_MS = 3_000

const watchLinks = perDiary((diary: Diary): WatchedRead<readonly ListedLink[] | null> =>
  watch(diary.doorbell, [SERVER_COPIES], () => readStoredLinks(diary)),
)

/** Returns the stored links immediately, loads them again, and polls while files of one are being made. */
function useLinks(diary: Diary): LinksInUse {
  const ask = useAsk()
  const { subscribe, current } = watchLinks(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<RefreshOutcome | null>(null)
  const learn = (): void => void fetchLinks(diary, ask).then(setAsked, () => setAsked('away'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  const links = seen.is === 'read' ? seen.value : null
  const isWaiting = links?.some(({ state, revoked }) => state === 'waiting' && revoked === null) ?? false
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || learnNow(), WAITING_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return {
    links,
    asked,
    load: () => {
      setAsked(null)
      learn()
    },
    revoke: (id) => revokeLink(diary, ask, id).catch(() => false),
  }
}

const AREAS = ['filters', 'reports', 'share'] as const

/** Every link, and every time one was opened. [SHARE-6] */
export function LinksScreen() {
  useTextsReady(AREAS)
  return (
    <div className="reports">
      <Links />
    </div>
  )
}

function Links() {
  const text = useText('share')
  const shell = useText()
  const toasts = useToasts()
  const diary = useDiary()
  const { links, asked, load, revoke } = useLinks(diary)
  const { reports } = useReports(diary)
  const [ending, setEnding] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const end = async (id: string): Promise<void> => {
    setFailed(null)
    if (await revoke(id)) toasts.show({ message: text('revoked') })
    else setFailed(id)
  }
  const isUnanswered = asked === 'away' || asked === 'refused'
  return (
    <>
      {isUnanswered && <NotAsked hasList={links !== null} onRetry={load} />}
      {links === null && asked === null && <Skeleton longText={shell('waitingLong')} />}
      {links?.length === 0 && <NoLinks />}
      {links?.map((link) => (
        <ShareLinkCard
          key={link.id}
          link={link}
          report={reports?.find(({ uuid }) => uuid === link.report) ?? null}
          hasFailed={failed === link.id}
          onEnd={() => setEnding(link.id)}
        />
      ))}
      <Dialog
        isOpen={ending !== null}
        title={text('revokeTitle')}
        text={text('revokeAbout')}
        choices={[
          { label: text('revokeKeep'), kind: 'primary', onChoose: () => {} },
          { label: text('revoke'), kind: 'danger', onChoose: () => void (ending && end(ending)) },
        ]}
        onClose={() => setEnding(null)}
      />
    </>
  )
}

function NotAsked({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) {
  const text = useText('share')
  const common = useText('common')
  return (
    <div role="alert">
      <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
        {text(hasList ? 'listNotAsked' : 'listNotLoaded')}
      </Note>
    </div>
  )
}

function NoLinks() {
  const text = useText('share')
  const reports = useText('reports')
  return (
    <EmptyState title={text('none')} text={text('noneAbout')}>
      <Link className="button primary" to={PATHS.reports}>
        {reports('openReports')}
      </Link>
    </EmptyState>
  )
}
