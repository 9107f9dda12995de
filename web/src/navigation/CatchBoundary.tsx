import { Component, type ComponentType, type ReactNode } from 'react'

interface CatchBoundaryProps {
  /** The content is tried again when this changes. */
  resetKey: unknown
  /** Shown in place of content that failed. */
  errorComponent: ComponentType<{ error: unknown }>
  children: ReactNode
}

interface CatchBoundaryState {
  /** In an object, because anything can be thrown. */
  failed: { error: unknown } | null
  resetKey: unknown
}

export class CatchBoundary extends Component<CatchBoundaryProps, CatchBoundaryState> {
  override state: CatchBoundaryState = { failed: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<CatchBoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: CatchBoundaryProps,
    state: CatchBoundaryState,
  ): CatchBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey }
  }

  override render(): ReactNode {
    const { errorComponent: Failed, children } = this.props
    const { failed } = this.state
    return failed === null ? children : <Failed error={failed.error} />
  }
}
