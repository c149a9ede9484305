import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProgressBar } from '../../facts/ProgressBar.tsx'
import type { Size } from './geometry/page-size.ts'
import type { useDrawing } from './use-drawing.ts'
import classes from './PhotoCanvas.module.css'

interface Props {
  readonly drawing: ReturnType<typeof useDrawing>
  readonly size: Size
  /** What the picture shows, for readers. */
  readonly label: string
  /** What lies over the picture. */
  readonly children?: ReactNode
}

/** The picture that is worked on, as large as fits. */
export function PhotoCanvas({ drawing: { canvas, done, fault }, size, label, children }: Props) {
  return (
    <div className={classes.well}>
      <div
        className={classes.frame}
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100%, calc(var(--tallest) * ${size.width / size.height}))`,
        }}
      >
        <canvas ref={canvas} className={classes.picture} role="img" aria-label={label} />
        {done === 1 && children}
        {done < 1 && !fault && (
          <div className={classes.waiting}>
            <ProgressBar value={100 * done} label={`Drawing: ${label}`} />
          </div>
        )}
      </div>
      {fault && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {fault}
        </Text>
      )}
    </div>
  )
}
