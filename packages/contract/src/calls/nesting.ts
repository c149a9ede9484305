/** Nothing that is sent lies deeper; beyond some thousands JSON can be read but no longer written. */
const MOST_LEVELS = 32

/** Whether lists and objects lie in each other deeper than any call needs. */
export function isNestedTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedTooDeep(inner, levels - 1))
}
