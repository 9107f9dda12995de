import { type PointerEvent, use, useEffect, useRef } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { useNavigate, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Logo } from '../ui/icons/Logo.tsx'
import { ScreenFooter } from '../ui/layout/Screen.tsx'
import { Swell } from '../ui/scale/Swell.tsx'
import { INTRO_COUNT, INTRO_PICTURES, introStep, swipeDirection } from './introSteps.ts'
import { wizardStore } from './wizardStore.ts'
import './intro.css'

/** Four steps, each with its own address. There are several ways to turn them; the buttons alone are enough. [ONB-1] */
export function IntroScreen() {
  const step = introStep(useSearch().step)
  const navigate = useNavigate()
  const end = useIntroEnd()
  const turn = (by: number): void => {
    const next = step + by
    if (next >= 1 && next <= INTRO_COUNT) void navigate({ to: PATHS.intro, search: { step: String(next) } })
  }
  const turns = useIntroTurns(turn)
  return (
    <div className="screen intro" {...turns}>
      <IntroPicture step={step} onEnd={end} />
      <IntroWords step={step} />
      <IntroFoot step={step} onTurn={turn} onEnd={end} />
    </div>
  )
}

/** A visitor has no diary, so there is no greeting. */
function useIntroEnd(): () => void {
  const diary = use(DiaryContext)
  const navigate = useNavigate()
  return () => {
    if (diary === null) return void navigate({ to: PATHS.landing, replace: true })
    // Not awaited: the greeting stores it as well.
    void wizardStore(diary).change((wizard) => ({ ...wizard, introViewed: true }))
    void navigate({ to: PATHS.greeting, replace: true })
  }
}

function IntroPicture({ step, onEnd }: { step: number; onEnd: () => void }) {
  const text = useText('onboarding')
  const shell = useText()
  const { pain, scores } = INTRO_PICTURES[step - 1] ?? INTRO_PICTURES[0]!
  return (
    <div className="intro-picture">
      <div className="intro-bar">
        <span className="brand">
          <Logo name={shell('productName')} />
        </span>
        <Button kind="text" label={text('skipIntro')} onPress={onEnd} />
      </div>
      <Swell pain={pain} scores={scores} />
    </div>
  )
}

function IntroWords({ step }: { step: number }) {
  const text = useText('onboarding')
  const heading = useRef<HTMLHeadingElement>(null)
  // A screen reader reads the new step from its heading on; not at the first opening, where the page starts at the top.
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus({ preventScroll: true })
    before.current = step
  }, [step])
  const WORDS = [
    { title: text('introTitle1'), lead: text('introText1') },
    { title: text('introTitle2'), lead: text('introText2') },
    { title: text('introTitle3'), lead: text('introText3') },
    { title: text('introTitle4'), lead: text('introText4') },
  ]
  const { title, lead } = WORDS[step - 1] ?? WORDS[0]!
  return (
    <div className="intro-words">
      <h1 className="headline" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      <p className="intro-promise">
        <Icon name="lock" />
        <span>{text('worksWithout')}</span>
      </p>
    </div>
  )
}

interface FootProps {
  step: number
  onTurn: (by: number) => void
  onEnd: () => void
}

function IntroFoot({ step, onTurn, onEnd }: FootProps) {
  const text = useText('onboarding')
  const shell = useText()
  const isLast = step === INTRO_COUNT
  return (
    <ScreenFooter>
      {step > 1 && (
        <IconButton label={shell('back')} icon={<Icon name="back" />} onPress={() => onTurn(-1)} />
      )}
      <div className="intro-place">
        <span>{text('stepOf', { 0: step, 1: INTRO_COUNT })}</span>
        <span className="intro-dots" aria-hidden="true">
          {INTRO_PICTURES.map((picture, at) => (
            <i key={picture.pain.join()} data-here={at + 1 === step} />
          ))}
        </span>
        {step === 1 && (
          <span className="intro-swipe" aria-hidden="true">
            {text('swipe')}
          </span>
        )}
      </div>
      {/* Each step has its own button: the previous one ignores the second press of a shaking hand for a moment. */}
      <Button
        key={step}
        kind="primary"
        label={isLast ? text('gotIt') : text('next')}
        onPress={isLast ? onEnd : () => onTurn(1)}
      />
    </ScreenFooter>
  )
}

interface Turns {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/** By the arrow keys, and by a finger: a mouse dragged over the text selects it. [ONB-1] */
function useIntroTurns(turn: (by: number) => void): Turns {
  const now = useRef(turn)
  useEffect(() => {
    now.current = turn
  })
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey) return
      if (key === 'ArrowRight') now.current(1)
      if (key === 'ArrowLeft') now.current(-1)
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  }, [])

  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      from.current = pointerType === 'mouse' ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (from.current === null) return
      const by = swipeDirection(clientX - from.current.x, clientY - from.current.y)
      from.current = null
      if (by !== 0) turn(by)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
