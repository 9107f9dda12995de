import type { Category } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { DiaryIcon, type DiaryIconName } from '../ui/icons/DiaryIcon.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'

/** By their names in categories.json; one without a drawing shows a book. */
const ICONS: Readonly<Record<string, DiaryIconName>> = {
  wave: 'wave',
  notebook: 'note',
  walk: 'bolt',
  moon: 'moon',
  mind: 'chat',
  breath: 'leaf',
  pill: 'pill',
  hands: 'heart',
  home: 'home',
  list: 'list',
}

const CategoryIcon = ({ icon }: { icon: string }) => <DiaryIcon name={ICONS[icon] ?? 'book'} />

export function CategoryRows({ label, categories }: { label: string; categories: readonly Category[] }) {
  const text = useText('guide')
  return (
    <ListCard label={label}>
      {categories.map(({ id, title, summary, icon, contents }) => (
        <Link key={id} className="list-row guide-row" to={PATHS.guideCategories} params={{ category_id: id }}>
          <CategoryIcon icon={icon} />
          <span className="list-row-words">
            <span className="list-row-title" lang="en">
              {title}
            </span>
            <span className="list-row-subtitle" lang="en">
              {summary}
            </span>
            <span className="list-row-subtitle">{text('articles', { count: contents.length })}</span>
          </span>
          <Icon name="chevronRight" />
        </Link>
      ))}
    </ListCard>
  )
}
