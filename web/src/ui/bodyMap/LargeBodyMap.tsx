import { type ReactNode, Suspense, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../controls/IconButton.tsx'
import { Segmented } from '../controls/Segmented.tsx'
import { Icon } from '../icons/Icon.tsx'
import { lazyComponent } from '../navigation/lazyComponent.tsx'
import { BODY_VIEWS, type BodyMapProps, type BodyView } from './bodyRegion.ts'
import '../overlays/overlay.css'
import './bodyMapFrame.css'

// The drawing is as large as a screen's chunk: it loads when a body is first shown, and its place is reserved.
const BodyMap = lazyComponent(() => import('./BodyMap.tsx'), 'BodyMap')

interface FrameProps extends BodyMapProps {
  views?: readonly BodyView[]
}

export function BodyMapFrame({ views = BODY_VIEWS, ...map }: FrameProps) {
  return (
    <div className="body-frame">
      <Suspense fallback={<div className="body-place" />}>
        <BodyMap {...map} views={views} />
      </Suspense>
    </div>
  )
}

interface LargeBodyMapProps extends BodyMapProps {
  isOpen: boolean
  closeLabel: string
  /** The label of the choice between front and back. */
  viewLabel: string
  onClose: () => void
  /** Below the figure: the chosen regions in words. */
  children?: ReactNode
}

/** One view on the whole screen, for people whose fingers need more room. */
export function LargeBodyMap(props: LargeBodyMapProps) {
  const { isOpen, closeLabel, viewLabel, onClose, children, ...map } = props
  const [view, setView] = useState<BodyView>('front')
  const segments = BODY_VIEWS.map((value) => ({ value, label: map.words.views[value] }))
  return (
    <ModalOverlay className="scrim full-scrim" isOpen={isOpen} onOpenChange={onClose}>
      <Modal className="full">
        <Dialog className="full-body">
          <header className="sheet-head">
            <Heading slot="title">{map.words.label}</Heading>
            <IconButton label={closeLabel} icon={<Icon name="close" />} onPress={onClose} />
          </header>
          <Segmented label={viewLabel} segments={segments} value={view} onChange={setView} />
          <BodyMapFrame {...map} views={[view]} />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
