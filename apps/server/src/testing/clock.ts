/** A clock that tests turn by hand. Starts on a Monday morning in Manila. */
export function testClock(start = '2026-03-02T09:00:00+08:00') {
  let now = new Date(start)
  return {
    now: () => now,
    set(to: string) {
      now = new Date(to)
    },
    forward({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
  }
}
