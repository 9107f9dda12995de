import type { ReactNode } from 'react'
import { useText } from '../text/useText.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Logo } from '../ui/icons/Logo.tsx'
import { Screen, ScreenFooter } from '../ui/layout/Screen.tsx'
import './wizard.css'

interface WizardFrameProps {
  /** Above the question: its number and the total. */
  caption?: string
  title: string
  lead?: string
  /** Above the text. */
  picture?: ReactNode
  /** The main button, and the neutral one before it. */
  footer: ReactNode
  children?: ReactNode
  /** All answers stay. */
  onLeave: () => void
}

/** One step: the question, and the buttons at the bottom. */
export function WizardFrame(props: WizardFrameProps) {
  const { caption, title, lead, picture, footer, children, onLeave } = props
  const common = useText('common')
  const shell = useText()
  return (
    <Screen
      header={
        <div className="screen-header wizard-bar">
          <span className="brand">
            <Logo name={shell('productName')} />
          </span>
          <IconButton label={common('close')} icon={<Icon name="close" />} onPress={onLeave} />
        </div>
      }
      footer={<ScreenFooter>{footer}</ScreenFooter>}
    >
      <div className="wizard">
        {picture}
        <div className="wizard-head">
          {caption !== undefined && <p className="wizard-caption">{caption}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </Screen>
  )
}
