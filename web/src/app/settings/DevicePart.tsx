import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { DeviceSection } from '../../account/profile/DeviceSection.tsx'
import { useText } from '../../settings/words.tsx'
import { DeviceBackup } from './DeviceBackup.tsx'
import { DeviceInstall } from './DeviceInstall.tsx'
import { DeviceFacts } from './DeviceFacts.tsx'

/** D50: storage, install, lock, delete. The lock is a section of its own, opened from here. [SET-16] */
export function DevicePart() {
  const text = useText('settings')
  const hasAccount = stateOf(useSession()) === 'signed-in'
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
