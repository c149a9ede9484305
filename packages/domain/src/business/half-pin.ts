interface Pin {
  readonly latitude: string
  readonly longitude: string
}

/** A place on the map needs both its degrees: what is missing of one that is half given, by field. */
export function halfPin({ latitude, longitude }: Pin): { readonly path: keyof Pin; readonly message: string }[] {
  if ((latitude === '') === (longitude === '')) return []
  return latitude === ''
    ? [{ path: 'latitude', message: 'Enter the latitude too, or clear the longitude.' }]
    : [{ path: 'longitude', message: 'Enter the longitude too, or clear the latitude.' }]
}
