import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../controls/Button.tsx'
import './readingDialog.css'

interface ReadingDialogProps {
  title: string
  closeLabel: string
  children: ReactNode
  onClose: () => void
}

/** A long text over the screen that it belongs to. Title and button stay, the text between them scrolls. */
export function ReadingDialog({ title, closeLabel, children, onClose }: ReadingDialogProps) {
  return (
    <ModalOverlay className="scrim" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="reading">
        <Dialog className="reading-body">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {/* Focusable: without a mouse there is no other way to scroll it. */}
          <div className="reading-text" role="region" aria-label={title} tabIndex={0}>
            {children}
          </div>
          <Button label={closeLabel} kind="primary" onPress={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
