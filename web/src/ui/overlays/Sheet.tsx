import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import './overlay.css'

interface SheetProps {
  isOpen: boolean
  title: string
  closeLabel: string
  children: ReactNode
  onClose: () => void
}

/** Opens from below on a phone, from the side on wide screens. Must not open a dialog inside itself: close it first. */
export function Sheet({ isOpen, title, closeLabel, children, onClose }: SheetProps) {
  return (
    <ModalOverlay className="scrim sheet-scrim" isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className="sheet">
        <Dialog className="sheet-body">
          <header className="sheet-head">
            <Heading slot="title">{title}</Heading>
            <IconButton label={closeLabel} icon={<Icon name="close" />} onPress={onClose} />
          </header>
          <div className="sheet-content">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
