/** A city's name without that word: the register says `City of Pasay`, people say `Pasay City` or `Pasay`. */
export const bareCityName = (city: string): string => city.trim().replace(/^city of | city$/gi, '')

/** All that people call a place: a city by its bare name too, and with the word before and behind it. */
export function namesOfCity(city: string): readonly string[] {
  const bare = bareCityName(city)
  return bare === city.trim() ? [bare] : [bare, `${bare} City`, `City of ${bare}`]
}
