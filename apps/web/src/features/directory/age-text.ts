const HOURS_A_DAY = 24
const MINUTES_A_DAY = HOURS_A_DAY * 60

/** `3 minutes`, `5 hours`, `9 days`: how old something is; "less than a minute" at first. */
export function ageText(days: number): string {
  if (days >= 1) return counted(days, 'day')
  if (days * HOURS_A_DAY >= 1) return counted(days * HOURS_A_DAY, 'hour')
  const minutes = days * MINUTES_A_DAY
  return minutes < 1 ? 'less than a minute' : counted(minutes, 'minute')
}

function counted(many: number, unit: string): string {
  const whole = Math.floor(many)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
