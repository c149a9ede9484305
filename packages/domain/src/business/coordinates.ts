/** Where a place is pinned, in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number]

const DECIMALS = 5 // about a metre

/** Both answers of a pin, read; undefined where one is missing or is no place on earth. */
export function coordinatesOf(latitude: string, longitude: string): Coordinates | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const [north, east] = [Number(latitude), Number(longitude)]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [north, east] : undefined
}

/** Degrees as they are typed into a form. */
export const degreesText = (degrees: number): string => String(Number(degrees.toFixed(DECIMALS)))

/** A page outside the portal, of the map that everybody may edit, on which a way to the place can be found. */
export function mapAddress([latitude, longitude]: Coordinates): string {
  const [north, east] = [degreesText(latitude), degreesText(longitude)]
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`
}

/** `14.5995° N, 120.9842° E` */
export function coordinatesText([latitude, longitude]: Coordinates): string {
  const north = `${degreesText(Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}`
  return `${north}, ${degreesText(Math.abs(longitude))}° ${longitude < 0 ? 'W' : 'E'}`
}
