import { dayText } from '#lib/format.ts'
import { Pane } from '#ui/Pane.tsx'
import type { Stats } from './stats.ts'

/** What ends in the next months. */
export function ComingUp({ coming }: Pick<Stats, 'coming'>) {
  return (
    <Pane title="Coming up">
      {coming.length === 0 ? (
        <p className="dim">Nothing ends in the next four months.</p>
      ) : (
        <ul className="coming">
          {coming.map(({ on, text }) => (
            <li key={on + text}>
              <time dateTime={on} className="num">
                {dayText(on)}
              </time>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
