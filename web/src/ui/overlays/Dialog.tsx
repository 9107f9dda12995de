import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button, type ButtonKind } from '../controls/Button.tsx'
import './overlay.css'

export interface DialogChoice {
  label: string
  kind: ButtonKind
  onChoose: () => void
}

interface DialogProps {
  isOpen: boolean
  title: string
  text?: string
  /** The safe choice first: it is the filled button and gets the initial focus. */
  choices: readonly DialogChoice[]
  onClose: () => void
}

export function Dialog({ isOpen, title, text, choices, onClose }: DialogProps) {
  return (
    <ModalOverlay className="scrim" isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className="dialog">
        <AriaDialog className="dialog-body" role="alertdialog">
          <Heading slot="title">{title}</Heading>
          {text !== undefined && <p>{text}</p>}
          <div className="dialog-choices">
            {choices.map(({ label, kind, onChoose }, index) => (
              <Button
                key={label}
                label={label}
                kind={kind}
                autoFocus={index === 0}
                onPress={() => {
                  onClose()
                  onChoose()
                }}
              />
            ))}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
