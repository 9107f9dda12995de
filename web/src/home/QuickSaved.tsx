import type { SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { routeIdOf } from '../records/recordTableRead.ts'
import { forgetQuick } from '../records/savedHere.ts'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import { useWhen } from '../records/useWhen.ts'
import { useText } from '../settings/words.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import type { HomeSectionProps } from './below.ts'
import './quickSaved.css'
import { useHomeActs } from './useHomeActs.ts'

/** Records saved with only their number: once opened or dismissed, they are not offered again. [HOME-9] */
export function QuickSaved({ diary, parts, below, onBelow }: HomeSectionProps) {
  const { settle } = useHomeActs(diary, { copyFacts: parts.signUp.facts, onBelow })
  return (
    <ul className="home-rows quick-rows">
      {below.quick.map((record) => (
        <QuickRow
          key={record.ref.clientId}
          diary={diary}
          record={record}
          onLeave={() => settle(() => forgetQuick(diary, record.ref.clientId))}
        />
      ))}
    </ul>
  )
}

interface QuickRowProps {
  diary: Diary
  record: SavedRecord
  onLeave: () => void
}

function QuickRow({ diary, record, onLeave }: QuickRowProps) {
  const text = useText('home')
  const { spoken } = useSeverityWords()
  const when = useWhen()
  const id = routeIdOf(record)
  // Without a server number it has no URL; it gets one with the next sync.
  if (id === undefined) return null
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const title = when({ at: record.startsAt, offset: record.timeOffset })
  return (
    <li>
      <Link
        className="list-row"
        to={PATHS.recordEdit}
        params={{ id }}
        onClick={() => void forgetQuick(diary, record.ref.clientId).catch(reportError)}
      >
        <ListRow
          icon={severity !== null && <Badge ramp="sev" value={severity} label={spoken(severity)} />}
          title={title}
          subtitle={text('quickSaved')}
          end={<span />}
        />
      </Link>
      <IconButton label={text('quickLeave', { 0: title })} icon={<Icon name="close" />} onPress={onLeave} />
    </li>
  )
}
