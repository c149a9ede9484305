import { Box, Text } from '@mantine/core'
import { dayText } from '#lib/format.ts'
import { Pane } from '#ui/Pane.tsx'
import { RuledLine } from '#ui/RuledLine.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { Stats } from './stats.ts'

/** What ends in the next months. */
export function ComingUp({ coming }: Pick<Stats, 'coming'>) {
  return (
    <Pane title="Coming up">
      {coming.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing ends in the next four months.
        </Text>
      ) : (
        <RuledList fz="sm">
          {coming.map(({ on, text }) => (
            <RuledLine key={on + text} justify="start" align="baseline">
              <Box component="time" dateTime={on} className="num" fw={600} flex="0 0 92px">
                {dayText(on)}
              </Box>
              <span>{text}</span>
            </RuledLine>
          ))}
        </RuledList>
      )}
    </Pane>
  )
}
