/** A line of a report: the section it stands in, and its number there. */
export interface LinePlace {
  readonly section: string
  readonly number: number
}

const LINE_PATH = /^([a-z_]+)\.([1-9]\d{0,8})$/

/** How a remark names a line: `lanes.12`. */
export const linePath = ({ section, number }: LinePlace): string => `${section}.${number}`

/** The line that a path names; undefined where it names none. Whether the report has it is another question. */
export function linePlaceOf(path: string): LinePlace | undefined {
  const [, section, number] = LINE_PATH.exec(path) ?? []
  return section === undefined ? undefined : { section, number: Number(number) }
}
