import type { RatioSheet } from '@lading/contract/ratio-analysis'
import type { Tone } from '@lading/domain/transactions/labels'
import { Mark } from '#ui/facts/Mark.tsx'
import { Figures } from '#ui/facts/Figures.tsx'
import classes from './RatioTable.module.css'

type Line = RatioSheet['lines'][number]

const verdicts: Readonly<Record<Line['verdict'], readonly [Tone, string]>> = {
  pass: ['done', 'Pass'],
  watch: ['client', 'Watch'],
  fail: ['stopped', 'Fail'],
  info: ['idle', 'For information'],
  'n-a': ['idle', 'Not computed'],
}

/** Each ratio with its value, what is needed, and the finding in a word. */
export function RatioTable({ lines }: { lines: readonly Line[] }) {
  return (
    <Figures className={classes.ratios} my="sm">
      <thead>
        <tr>
          <th scope="col">Ratio</th>
          <th scope="col">Value</th>
          <th scope="col">Needed</th>
          <th scope="col">Finding</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, shown, passes_when, verdict }) => {
          const [tone, word] = verdicts[verdict]
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="num">{shown}</td>
              <td className="num">{passes_when || '–'}</td>
              <td>
                <Mark tone={tone} size="sm">
                  {word}
                </Mark>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Figures>
  )
}
