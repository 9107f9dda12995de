import type { ReactNode } from 'react'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import './doses.css'

interface DosePageProps {
  /** How many doses the button logs; 0 until one is chosen. */
  count: number
  onLog: () => void
  children: ReactNode
}

export function DosePage({ count, onLog, children }: DosePageProps) {
  const text = useText('doses')
  const common = useText('common')
  const goBack = useGoBack(PATHS.home)
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('addTitle')}
          leave={{ label: common('close'), sign: 'close', onLeave: () => goBack() }}
        />
      }
      footer={
        <ScreenFooter>
          <Button
            kind="primary"
            label={count > 1 ? text('logSeveral', { count }) : text('logNow')}
            disabledReason={count > 0 ? null : text('logNeedsMedication')}
            onPress={onLog}
          />
        </ScreenFooter>
      }
    >
      <div className="dose-screen">{children}</div>
    </Screen>
  )
}
