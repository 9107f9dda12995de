import { useId } from 'react'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { DATE_FORMAT } from '../text/dateFormats.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { JoinByCodeLink } from './HaveCode.tsx'
import type { StoredInstitutions, Invitation, Membership } from './knownInstitutions.ts'

/** Invitations first: they wait for an answer. [INST-8] */
export function InstitutionList({
  institutions: { members, invitations },
}: {
  institutions: StoredInstitutions
}) {
  const text = useText('institutions')
  const id = useId()
  return (
    <>
      {invitations.length > 0 && (
        <section aria-labelledby={`${id}-invitations`}>
          <h2 id={`${id}-invitations`}>{text('invitations')}</h2>
          <ListCard>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.nid} invitation={invitation} />
            ))}
          </ListCard>
        </section>
      )}
      {members.length > 0 && (
        <section aria-labelledby={`${id}-members`}>
          <h2 id={`${id}-members`}>{text('yours')}</h2>
          <ListCard>
            {members.map((member) => (
              <MemberRow key={member.nid} member={member} />
            ))}
          </ListCard>
        </section>
      )}
      <JoinByCodeLink />
    </>
  )
}

function InvitationRow({ invitation: { slug, name, studyId, expires } }: { invitation: Invitation }) {
  const text = useText('institutions')
  const date = useLongDate()
  const search = { institution: slug, ...(studyId !== null && { study_id: studyId }) }
  return (
    <Link className="list-row" to={PATHS.consent} search={search}>
      <ListRow
        icon={<Icon name="mail" />}
        title={name}
        subtitle={text('openUntil', { date: date(expires) })}
      />
    </Link>
  )
}

function MemberRow({ member: { slug, name, since, ended } }: { member: Membership }) {
  const text = useText('institutions')
  const date = useLongDate()
  const about =
    ended === null ? text('memberSince', { date: date(since) }) : text('leftOn', { date: date(ended) })
  return (
    <Link className="list-row" to={PATHS.institutions} params={{ institution: slug }}>
      <ListRow icon={<Icon name="heart" />} title={name} subtitle={about} />
    </Link>
  )
}

/** A date in words. */
export function useLongDate(): (at: number) => string {
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_FORMAT)
  return (at) => format.format(at)
}
