/** Why an office area is refused; undefined where it is right or not filled in. An office takes up some floor. */
export const officeAreaFault = (area: string): string | undefined =>
  area !== '' && Number(area) === 0 ? 'Enter an office area of more than 0 m².' : undefined
