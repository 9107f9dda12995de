import { DiaryIcon, type DiaryIconName } from '../ui/DiaryIcon.tsx'

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

export const CategoryIcon = ({ icon }: { icon: string }) => <DiaryIcon name={ICONS[icon] ?? 'book'} />
