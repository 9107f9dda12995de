// Preloaded with `node --import`: shifts the clock of the process by REPRIEVE_CLOCK_SHIFT_MS. Only the wall clock
// moves; timers and performance.now() continue, as when an operator sets the clock of a machine.
const shift = Number(process.env.REPRIEVE_CLOCK_SHIFT_MS ?? 0)
const trueNow = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [trueNow() + shift] : given, made),
  apply: (target) => new target(trueNow() + shift).toString(),
  get: (target, name) => (name === 'now' ? () => trueNow() + shift : Reflect.get(target, name)),
})
