import type { Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import { useId } from 'react'
import type { FormPage } from './formPage.ts'
import { Question } from './Question.tsx'

interface ItemsProps {
  items: readonly Item[]
  level: number
  page: FormPage
}

/** In the order of the form, without the questions that are not asked now. [QST-31] */
export function Items({ items, level, page }: ItemsProps) {
  const { asked } = page.filling
  return items
    .filter(({ linkId }) => asked.has(linkId))
    .map((item) => <AnyItem key={item.linkId} item={item} level={level} page={page} />)
}

function AnyItem({ item, level, page }: { item: Item; level: number; page: FormPage }) {
  switch (item.kind) {
    case 'group':
      return <Group item={item} level={level} page={page} />
    case 'display':
      return (
        <p className="question-display" lang={page.lang}>
          {wordsIn(item.words, page.spoken)}
        </p>
      )
    default:
      return <Question item={item} page={page} />
  }
}

const DEEPEST = 6

function Group({ item, level, page }: { item: Item; level: number; page: FormPage }) {
  const id = useId()
  const words = wordsIn(item.words, page.spoken)
  const Heading = `h${Math.min(DEEPEST, level)}` as 'h3'
  return (
    <section className="question-group" aria-labelledby={words === '' ? undefined : id}>
      {words !== '' && (
        <Heading id={id} lang={page.lang}>
          {words}
        </Heading>
      )}
      <Items items={item.items} level={level + 1} page={page} />
    </section>
  )
}
