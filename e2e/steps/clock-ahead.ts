const ahead = Number(process.env.LADING_DAYS_AHEAD) * 24 * 60 * 60 * 1000
const Real = Date

/** Loaded before a portal that a journey starts: the time of its process is some days ahead of the machine's. */
class DateAhead extends Real {
  // oxlint-disable-next-line typescript/no-explicit-any -- as many arguments as Date takes
  constructor(...given: any[]) {
    super(...((given.length === 0 ? [Real.now() + ahead] : given) as [number]))
  }

  static override now(): number {
    return Real.now() + ahead
  }
}
globalThis.Date = DateAhead as DateConstructor
