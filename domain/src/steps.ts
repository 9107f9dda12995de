/** Long work in short steps: whoever runs it may do something else between two of them. */
export type Steps<T> = Generator<undefined, T>

/** Runs all steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
