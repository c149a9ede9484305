import { acts } from './groups/acts.ts'
import { freight } from './groups/freight.ts'
import { law } from './groups/law.ts'
import { money } from './groups/money.ts'
import { documentIcons } from './groups/documents.ts'
import { people } from './groups/people.ts'
import { time } from './groups/time.ts'
import { type Group } from './group.ts'
/** The icons that the portal draws, and more for what is written in it; the set has thousands, which nobody loads. */
export const gallery: readonly Group[] = [freight, documentIcons, money, people, law, time, acts]

/** The icons whose name, keywords or group hold every word of the search. */
export function fitting(groups: readonly Group[], search: string): readonly Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(({ title, icons }) => ({
      title,
      icons: icons.filter(([name, keywords]) => {
        const text = `${name} ${name.replaceAll('-', ' ')} ${keywords} ${title}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ icons }) => icons.length > 0)
}
