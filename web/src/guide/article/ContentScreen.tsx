import { useParams } from '../../navigation/useRouter.ts'
import { useText } from '../../text/useText.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { ContentArticle } from './ContentArticle.tsx'
import { EnglishNotice } from '../EnglishNotice.tsx'
import { GuideLoadFailed, GuideNoAccess, GuideNotFound } from '../GuideUnavailable.tsx'
import { GuideBreadcrumb } from '../GuideBreadcrumb.tsx'
import { useContent, type ContentQuery } from './useContent.ts'
import '../guide.css'

/**
 * One article by its address: from the device if it was opened before, otherwise from the server. [GUIDE-8, GUIDE-14]
 */
export function GuideContent() {
  const { id = '' } = useParams()
  return <Content key={id} id={id} />
}

function Content({ id }: { id: string }) {
  const { state, retry } = useContent(id)
  return (
    <div className="guide">
      {state.is !== 'denied' && <EnglishNotice />}
      <ContentOf state={state} retry={retry} />
    </div>
  )
}

function ContentOf({ state, retry }: ContentQuery) {
  const text = useText('guide')
  const shell = useText()
  switch (state.is) {
    case 'loading':
      return <Skeleton longText={shell('waitingLong')} />
    case 'denied':
      return <GuideNoAccess />
    case 'not-here':
      return <GuideNotFound />
    case 'away':
    case 'failed':
      return (
        <>
          <GuideBreadcrumb />
          <GuideLoadFailed why={state.is} about={text('notOnDevice')} onRetry={retry} />
        </>
      )
    case 'known':
      return <ContentArticle read={state.read} />
  }
}
