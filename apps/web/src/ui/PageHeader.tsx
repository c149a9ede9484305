import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  /** One line on what the page is for or how it stands. */
  readonly subtitle?: ReactNode
  /** The small line above the title: what kind of thing it is. */
  readonly eyebrow?: ReactNode
  /** The status beside the title. */
  readonly badge?: ReactNode
  /** The page's one primary action. */
  readonly action?: ReactNode
}

/** The head of a page: its only h1. */
export function PageHeader({ title, subtitle, eyebrow, badge, action }: Props) {
  return (
    <header className="page-head">
      <div>
        {eyebrow && <div className="eyebrow">{eyebrow}</div>}
        <div className="page-title">
          <Title order={1}>{title}</Title>
          {badge}
        </div>
        {subtitle && (
          <Text c="dimmed" mt={4} fz="inherit">
            {subtitle}
          </Text>
        )}
      </div>
      {action && <div className="page-action no-print">{action}</div>}
    </header>
  )
}
