import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { DeviceSection } from '../../account/profile/AccountActions.tsx'
import { installWay } from '../../device/installWay.ts'
import { installPrompt } from '../../device/installingHere.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { sizeText, storageUsed } from '../../settings/storageUsed.ts'
import { readSyncedAt } from '../../sync/syncedAt.ts'
import { readExportedAt } from '../../sync/transfer/exportedAt.ts'
import { momentText } from '../../sync/useSyncStatusText.ts'
import { toValidTime } from '../../sync/yourData/toValidTime.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'

/** D50: storage, install, lock, delete. The lock is a separate section, opened from here. [SET-16] */
export function DevicePart() {
  const text = useText('settings')
  const hasAccount = sessionDeviceState(useSession()) === 'signed-in'
  return (
    <>
      <DeviceFacts hasAccount={hasAccount} />
      <h3>{text('backupTitle')}</h3>
      <DeviceBackup />
      <h3>{text('install')}</h3>
      <DeviceInstall />
      <h3>{text('clearTitle')}</h3>
      <DeviceSection hasAccount={hasAccount} />
    </>
  )
}

/** Asks only after a press; if the browser offers no installation, it says what to do instead. */
function DeviceInstall() {
  const text = useText('settings')
  const offer = useSyncExternalStore(installPrompt.subscribe, installPrompt.offer)
  if (installPrompt.isInstalled()) return <p>{text('installed')}</p>
  return (
    <>
      <p>{text('installAbout')}</p>
      {offer === null ? (
        <p>{text(installWay() === 'menu' ? 'installMenu' : 'installNone')}</p>
      ) : (
        <Button label={text('install')} onPress={() => void offer()} />
      )}
    </>
  )
}

/** The links to export a file and to import one. */
function DeviceBackup() {
  const text = useText('data')
  return (
    <ListCard>
      <Link className="list-row" to={PATHS.yourData} search={{ section: 'export' }}>
        <ListRow
          icon={<DiaryIcon name="arrowUp" />}
          title={text('overviewExport')}
          subtitle={text('overviewExportAbout')}
        />
      </Link>
      <Link className="list-row" to={PATHS.yourData} search={{ section: 'import' }}>
        <ListRow
          icon={<DiaryIcon name="arrowDown" />}
          title={text('overviewImport')}
          subtitle={text('overviewImportAbout')}
        />
      </Link>
    </ListCard>
  )
}

interface Facts {
  used: number | null
  exported: number | null
  synced: number | null
}

/** How much is stored here, and where there is a second copy. [SET-16] */
function DeviceFacts({ hasAccount }: { hasAccount: boolean }) {
  const text = useText('settings')
  const tag = useFormatTag()
  const diary = useDiary()
  const facts = useFacts(diary)
  const moment = (at: number): string => momentText(toValidTime(at, diary.now()), tag)
  if (facts === null) return null
  const { used, exported, synced } = facts
  return (
    <dl className="settings-facts">
      <dt>{text('storageUsed')}</dt>
      <dd>{used === null ? text('storageUnknown') : text('storageAbout', { size: sizeText(used, tag) })}</dd>
      <dt>{text('lastBackup')}</dt>
      <dd>{exported === null ? text('noBackup') : moment(exported)}</dd>
      <dt>{text('lastSync')}</dt>
      <dd>{!hasAccount ? text('onlyOnDevice') : synced === null ? text('noSync') : moment(synced)}</dd>
    </dl>
  )
}

/** Null until all are known: appearing one after the other they would move each other. */
function useFacts(diary: Diary): Facts | null {
  const [facts, setFacts] = useState<Facts | null>(null)
  useEffect(() => {
    let isOver = false
    const show = ([used, exported, synced]: readonly (number | null)[]): void => {
      if (!isOver) setFacts({ used: used ?? null, exported: exported ?? null, synced: synced ?? null })
    }
    const unknown = (): null => null
    const asked = [storageUsed(), readExportedAt(diary).catch(unknown), readSyncedAt(diary).catch(unknown)]
    void Promise.all(asked).then(show)
    return () => void (isOver = true)
  }, [diary])
  return facts
}
