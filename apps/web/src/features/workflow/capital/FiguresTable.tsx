import type { RatioFigures } from '@lading/contract/ratio-analysis'
import { statementLines } from '@lading/domain/evaluation/financial-year'
import { Money } from '#ui/facts/Money.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { lineNames } from './figures.ts'
import { Figures } from '#ui/facts/Figures.tsx'

/** The figures as they were saved, to be read. */
export function FiguresTable({ figures: { fiscal_year, year, previous } }: { figures: RatioFigures }) {
  const given = lineNames.filter((line) => year[line] || previous[line])
  return (
    <Pane title="Figures">
      <Figures>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{fiscal_year}</th>
            <th scope="col">{fiscal_year - 1}</th>
          </tr>
        </thead>
        <tbody>
          {given.map((line) => (
            <tr key={line}>
              <th scope="row">{statementLines[line]}</th>
              <td>
                <Amount of={year[line]} />
              </td>
              <td>
                <Amount of={previous[line]} />
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Pane>
  )
}

function Amount({ of }: { of: string | undefined }) {
  return of ? <Money amount={of} /> : <span>–</span>
}
