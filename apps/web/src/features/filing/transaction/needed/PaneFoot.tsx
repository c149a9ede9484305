import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Foot } from '#ui/layout/Foot.tsx'
import classes from './PaneFoot.module.css'

/** The foot of a pane that asks something: what is left to do, and the buttons. */
export function PaneFoot({ left, children }: { left?: string; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      <Foot>
        {left && (
          <Text size="sm" role="status">
            {left}
          </Text>
        )}
        {children}
      </Foot>
    </div>
  )
}
