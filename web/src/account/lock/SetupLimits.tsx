import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { hasRoomForTwo } from './roomForTwo.ts'

const LIMITS: readonly Key<'lock'>[] = ['limitOpen', 'limitTabs', 'limitShort', 'limitClear', 'limitBefore']

/** REL 4: losing every secret loses the data that are only on this device. That is said first. [LOCK-1] */
export function SetupLimits({ diary, onAccept }: { diary: OpenDiary; onAccept: () => void }) {
  const text = useText('lock')
  const unsent = useUnsent(diary)
  const hasRoom = useHasRoom()
  return (
    <>
      <h3 tabIndex={-1}>{text('limitsTitle')}</h3>
      <p>{text('limitLost')}</p>
      <p>{diary.who.is === 'anonymous' ? text('limitAnonymous') : text('limitUnsent', { count: unsent })}</p>
      <Link className="link" to={PATHS.yourData}>
        {text('exportFirst')}
      </Link>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{text(limit)}</li>
        ))}
      </ul>
      {!hasRoom && <Note kind="warn">{text('failRoom')}</Note>}
      <Button kind="primary" label={text('understood')} isDisabled={!hasRoom} onPress={onAccept} />
    </>
  )
}

function useUnsent({ tables }: OpenDiary): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    tables.countDirty().then(setCount, () => undefined)
  }, [tables])
  return count
}

function useHasRoom(): boolean {
  const [hasRoom, setRoom] = useState(true)
  useEffect(() => {
    hasRoomForTwo().then(setRoom, () => undefined)
  }, [])
  return hasRoom
}
