import type { Filing, ReturnedItem } from '@lading/contract/filing/filing'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { linePlaceOf } from '@lading/domain/filing/line-path'

/** A line that came back, with its number. */
export type ReturnedLine = ReturnedItem & { readonly number: number }

/** The lines that came back, by section, each section's in their order. */
export function returnedLines({
  type,
  agency,
  returns,
}: Pick<Filing, 'type' | 'agency' | 'returns'>): { readonly section: LineSection; readonly items: ReturnedLine[] }[] {
  const lines = returns.flatMap((item) => {
    const place = item.kind === 'line' ? linePlaceOf(item.code) : undefined
    return place ? { ...item, ...place } : []
  })
  return lineSectionsOf(type, agency).flatMap((section) => {
    const items = lines.filter((line) => line.section === section.name)
    return items.length > 0 ? { section, items: items.toSorted((one, other) => one.number - other.number) } : []
  })
}
