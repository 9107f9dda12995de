import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { PAGE_SIZES, type ShownPage } from './listWay.ts'
import { useListPlace } from './searchedWord.ts'

interface PageTurnerProps extends ShownPage {
  size: number
  onSize: (size: number) => void
}

/** Below a page of records: its number among all pages, and the page size. */
export function PageTurner({ page, pages, size, onSize }: PageTurnerProps) {
  const text = useText('results')
  const go = useListPlace()
  const turn = (next: number): void => {
    go({ page: String(next) })
    scrollTo({ top: 0 })
  }
  return (
    <nav className="page-turner" aria-label={text('pages')}>
      <div className="page-turns">
        <Button label={text('pageBefore')} isDisabled={page <= 1} onPress={() => turn(page - 1)} />
        <p role="status">{text('pageOf', { page, pages })}</p>
        <Button label={text('pageAfter')} isDisabled={page >= pages} onPress={() => turn(page + 1)} />
      </div>
      <Segmented
        label={text('showPerPage')}
        segments={PAGE_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(size)}
        onChange={(chosen) => onSize(Number(chosen))}
      />
    </nav>
  )
}
