import { Suspense, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import type { ListedReport } from '../reportList.ts'

const Make = lazyComponent(() => import('./MakeLink.tsx'), 'MakeLink')

/** The button from a report to the form for a link. */
export function ShareWithDoctor({ report }: { report: ListedReport }) {
  const text = useText('share')
  const common = useText('common')
  const shell = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="report-downloads">
      <Button label={text('shareWith')} onPress={() => setOpen(true)} />
      <Sheet
        isOpen={isOpen}
        title={text('makeTitle')}
        closeLabel={common('close')}
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Skeleton longText={shell('waitingLong')} />}>
          <Make report={report} />
        </Suspense>
      </Sheet>
    </div>
  )
}
