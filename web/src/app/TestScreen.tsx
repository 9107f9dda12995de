import type { ReactNode } from 'react'
import { useText } from '../settings/words.tsx'
import { CodeParts } from './TestCodes.tsx'
import { TargetParts } from './TestTargets.tsx'
import { ToastParts } from './TestToasts.tsx'
import { TroubleParts } from './TestTrouble.tsx'
import './testScreen.css'

/** ROUTE-10: every message, dialog and code, triggered by hand. It does not exist in production. */
export function TestScreen() {
  const text = useText()
  return (
    <div className="test-screen">
      <Part title={text('testToasts')}>
        <ToastParts />
      </Part>
      <Part title={text('testScreens')}>
        <TroubleParts />
      </Part>
      <Part title={text('testTargets')}>
        <TargetParts />
      </Part>
      <Part title={text('testCodes')}>
        <CodeParts />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <div className="test-parts">{children}</div>
    </section>
  )
}
