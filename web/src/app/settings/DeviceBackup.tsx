import { Link } from '@tanstack/react-router'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/ListRow.tsx'
import { PATHS } from '../paths.ts'

/** The links to export a file and to import one. */
export function DeviceBackup() {
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
