import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ResetButton, ShownCount, type ShownCounts } from './FilterFooter.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import '../../ui/overlays/overlay.css'

interface FilterSheetProps extends Omit<FilterPanelProps, 'children'> {
  counts: ShownCounts | null
  isOpen: boolean
  onClose: () => void
}

/** Full screen on a phone, a side sheet where there is room. The count and the close button stay visible. */
export function FilterSheet({ counts, isOpen, onClose, ...panel }: FilterSheetProps) {
  const text = useText('filters')
  const common = useText('common')
  return (
    <ModalOverlay className="scrim sheet-scrim" isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className="sheet filter-sheet">
        <Dialog className="filter-sheet-body">
          <header className="sheet-head">
            <Heading slot="title">{text('title')}</Heading>
            <IconButton label={common('close')} icon={<Icon name="close" />} onPress={onClose} />
          </header>
          <FilterPanel {...panel} />
          <footer className="filter-foot">
            <ShownCount counts={counts} />
            <ResetButton onChange={panel.onChange} />
            <Button label={common('close')} kind="primary" onPress={onClose} />
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
