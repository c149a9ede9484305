import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface Props {
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  /** What stands at the right of the title. */
  readonly aside?: ReactNode
  /** The brass edge that says: act here. */
  readonly act?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A sheet on the page; with a title it is a region named by it. */
export function Pane({ title, subtitle, aside, act = false, className = '', children }: Props) {
  const id = useId()
  return (
    <section className={`pane ${className}`} data-act={act || undefined} aria-labelledby={title ? id : undefined}>
      {(title || aside) && (
        <div className="pane-head">
          <div>
            {title && (
              <Title order={2} size="h4" id={id}>
                {title}
              </Title>
            )}
            {subtitle && (
              <Text size="sm" c="dimmed" mt={2}>
                {subtitle}
              </Text>
            )}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
