import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { accessPageIn, withOlder, type AccessLine, type AccessPage } from './accessLog.ts'
import { loadedFrom, type LoadState } from './loaded.ts'
import { NotKnown } from './NotKnown.tsx'
import { useLoaded } from './useLoaded.ts'
import { useMoment } from './useMoment.ts'

/** The account's events, newest first (D7). */
export function AccessLogTask() {
  const { loaded, reload, change } = useLoaded('core/get-access-log', {}, accessPageIn)
  const [firstOlder, setFirstOlder] = useState<number | null>(null)
  const text = useText('account')
  if (loaded.is !== 'known') return <NotKnown loaded={loaded} onRetry={reload} />
  const { lines, next } = loaded.value
  const show = (older: AccessPage): void => {
    setFirstOlder(lines.length)
    change((before) => withOlder(before, older))
  }
  return (
    <>
      <p>{text('taskLogText')}</p>
      {lines.length === 0 && <p>{text('taskLogEmpty')}</p>}
      <ol className="task-list">
        {lines.map((line, index) => (
          // Lines never change or move: older ones are appended.
          <Line key={index} line={line} isSoughtOut={index === firstOlder} />
        ))}
      </ol>
      {next !== null && <Older cursor={next} onPage={show} />}
    </>
  )
}

interface LineProps {
  line: AccessLine
  /** The first line of a page just loaded: the button may be gone, so reading continues here. */
  isSoughtOut: boolean
}

function Line({ line: { at, event, device }, isSoughtOut }: LineProps) {
  const row = useRef<HTMLLIElement>(null)
  const text = useText('account')
  const moment = useMoment()
  useEffect(() => {
    if (isSoughtOut) row.current?.focus()
  }, [isSoughtOut])
  return (
    <li ref={row} tabIndex={-1} className="task-row">
      <span className="task-row-words">
        <strong>{text(event)}</strong>
        <span className="task-soft">{moment(at)}</span>
        {device !== null && <span className="task-soft">{device}</span>}
      </span>
    </li>
  )
}

type Fetching = { is: 'still' } | Exclude<LoadState<AccessPage>, { is: 'known' }>

function Older({ cursor, onPage }: { cursor: string; onPage: (older: AccessPage) => void }) {
  const ask = useAsk()
  const [fetching, setFetching] = useState<Fetching>({ is: 'still' })
  const text = useText('account')
  const shell = useText()
  const fetch = async (): Promise<void> => {
    if (fetching.is === 'loading') return
    setFetching({ is: 'loading' })
    const page = loadedFrom(await ask('core/get-access-log', { cursor }), accessPageIn)
    setFetching(page.is === 'known' ? { is: 'still' } : page)
    if (page.is === 'known') onPage(page.value)
  }
  return (
    <>
      <FormTrouble trouble={fetching} onRetry={() => void fetch()} />
      <Button
        label={text('taskOlder')}
        busyLabel={shell('waiting')}
        isBusy={fetching.is === 'loading'}
        onPress={() => void fetch()}
      />
    </>
  )
}
