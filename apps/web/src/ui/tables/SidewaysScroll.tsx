import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  readonly busy?: boolean
  readonly children: ReactNode
}

/** Around a table that may be wider than its place: it is moved sideways there, by the keyboard too (WCAG 2.1.1). */
export function SidewaysScroll({ busy, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isWider, setIsWider] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measured = new ResizeObserver(() => setIsWider(element.scrollWidth > element.clientWidth))
    for (const one of [element, ...element.children]) measured.observe(one)
    return () => measured.disconnect()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table within names itself
    <div ref={place} className="tbl-scroll" aria-busy={busy} tabIndex={isWider ? 0 : undefined}>
      {children}
    </div>
  )
}
