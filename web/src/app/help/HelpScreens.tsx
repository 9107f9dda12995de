import { hostedLink } from '../../account/terms/hostedLink.ts'
import { useServiceFacts } from '../../account/useServiceFacts.ts'
import { useText, useWords } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import './help.css'
import type { HelpPage } from './helpFiles.ts'
import { HelpReading } from './HelpReading.tsx'
import { MoreHelp } from './MoreHelp.tsx'
import { useHelp } from './useHelp.ts'

export function UserGuideScreen() {
  return <HelpScreen page="userGuide" />
}

export function FaqScreen() {
  return <HelpScreen page="faq" />
}

const LINKS = { userGuide: 'user_guide', faq: 'faq' } as const

/** SET-20: our text, or a link to the operator's (LINK_USER_GUIDE, LINK_FAQ). */
function HelpScreen({ page }: { page: HelpPage }) {
  const facts = useServiceFacts()
  const { language } = useWords()
  const link = hostedLink(facts, LINKS[page], language)
  return (
    <div className="help">
      <ScreenHeading />
      {link === null ? <OwnHelp page={page} /> : <HostedHelp link={link} />}
      <MoreHelp page={page} />
    </div>
  )
}

function HostedHelp({ link }: { link: string }) {
  const text = useText('account')
  return (
    <section className="card">
      <p>{text('termsHosted')}</p>
      <a className="link" href={link} target="_blank" rel="noreferrer noopener">
        {text('termsOpenHosted')}
      </a>
    </section>
  )
}

function OwnHelp({ page }: { page: HelpPage }) {
  const { reading, retry } = useHelp(page)
  const text = useText('help')
  const shell = useText()
  const common = useText('common')
  switch (reading.is) {
    case 'reading':
      return <Skeleton longText={shell('waitingLong')} />
    case 'failed':
      return (
        <div role="alert">
          <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={retry} />}>
            {text('notLoaded')}
          </Note>
        </div>
      )
    case 'read':
      return <HelpReading page={page} sections={reading.sections} />
  }
}
