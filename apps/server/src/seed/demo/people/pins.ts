/** Where the cities of the demo lie, in degrees; its businesses, which do not exist, stand around these. */
const cities: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Port Area': [14.587, 120.969],
  Binondo: [14.6, 120.974],
  Ermita: [14.582, 120.983],
  'City of Makati': [14.5547, 121.0244],
  'City of Parañaque': [14.4793, 121.0198],
  'Pasay City': [14.5378, 121.0014],
  'City of Pasig': [14.5764, 121.0851],
  'City of Taguig': [14.5176, 121.0509],
  'City of Cebu': [10.3157, 123.8854],
  'City of Lapu-Lapu': [10.3103, 123.9494],
  'City of Mandaue': [10.3236, 123.9223],
  'City of Davao': [7.0731, 125.6128],
  'City of Olongapo': [14.8292, 120.2828],
  'Batangas City': [13.7565, 121.0583],
}

const STEP = 0.0021 // degrees, about 230 metres

/** The pin of a demo business in its city; one in four has not been pinned by its people. */
export function pinIn(city_name: string, index: number): { latitude: string; longitude: string } | undefined {
  const city = cities[city_name]
  if (!city || index % 4 === 3) return undefined
  const [latitude, longitude] = city
  return {
    latitude: (latitude + ((index % 5) - 2) * STEP).toFixed(4),
    longitude: (longitude + ((index % 7) - 3) * STEP).toFixed(4),
  }
}
