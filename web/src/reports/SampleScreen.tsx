import { regionsOfLocations } from '@reprieve/contract/lists/regionsOfLocations.ts'
import { SAMPLE_DIARY } from '@reprieve/content/sampleDiary.ts'
import { labelledLists } from '@reprieve/contract/lists/namedItems.ts'
import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { DEFAULT_OPTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import { sampleSource } from '@reprieve/domain/reports/sampleSource.ts'
import { REPORT_AREAS } from '@reprieve/domain/reports/words/reportLocale.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useMemo } from 'react'
import { BUILT_IN_ITEMS } from '../lists/builtInItems.ts'
import { useLanguage, useText, useTextsReady } from '../text/useText.tsx'
import { PageOneView } from './preview/PageOneView.tsx'
import { makePageOne, useReportLocale } from './preview/makePageOne.ts'
import { usePaperNames } from './usePaperNames.ts'
import './reports.css'

/** A report of a fictitious diary: works offline and without an account. [REP-7] */
export function SampleScreen() {
  useTextsReady(REPORT_AREAS)
  return (
    <div className="reports report-sample">
      <Sample />
    </div>
  )
}

const NONE: readonly never[] = []
const BROUGHT_ITEMS: readonly ListItem[] = [...BUILT_IN_ITEMS.values()]
const regionsOf = regionsOfLocations(BROUGHT_ITEMS)

function itemOf(list: ColumnList, key: string): Reference {
  const item = BROUGHT_ITEMS.find((one) => one.type === list && one.key === key)
  return { id: item?.id ?? key, text: item?.name ?? key }
}

function Sample() {
  const { language } = useLanguage()
  const tongue = useReportLocale()
  const items = useText('listItems')
  const name = useText('report')('sample')
  const lists = useMemo(() => {
    const wordOf = ({ type, key }: ListItem): string => items(`${type}.${key}` as Key<'listItems'>)
    return labelledLists(BROUGHT_ITEMS, { brought: BUILT_IN_ITEMS, wordOf })
  }, [items])
  const names = usePaperNames(lists, NONE)
  const page = useMemo(() => {
    const source = sampleSource(SAMPLE_DIARY, { language, names, regionsOf, itemOf, name })
    return makePageOne(source, DEFAULT_OPTIONS, tongue)
  }, [language, names, name, tongue])
  return <PageOneView page={page} />
}
