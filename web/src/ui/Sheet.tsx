import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './overlay.css'

interface SheetProps {
  isOpen: boolean
  title: string
  closeLabel: string
  children: ReactNode
  onClose: () => void
}

/** From below on a phone, from the side where there is room. Never opens a dialog inside itself: close it first. */
export function Sheet({ isOpen, title, closeLabel, children, onClose }: SheetProps) {
  return (
    <ModalOverlay className="scrim sheet-scrim" isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className="sheet">
        <Dialog className="sheet-body">
          <header className="sheet-head">
            <Heading slot="title">{title}</Heading>
            <Button className="icon-button" aria-label={closeLabel} onPress={onClose}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </Button>
          </header>
          <div className="sheet-content">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
