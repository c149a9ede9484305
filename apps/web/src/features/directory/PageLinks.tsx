import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'

/** Links to the pages of the list: real addresses, so that each can be shared. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [address] = useSearchParams()
  if (pages <= 1) return null
  const to = (number: number) => {
    const next = new URLSearchParams(address)
    if (number === 1) next.delete('page')
    else next.set('page', String(number))
    return { search: next.toString() }
  }
  return (
    <nav className="page-links no-print" aria-label="Pages">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          <IconChevronLeft size={16} aria-hidden /> Previous
        </Link>
      )}
      <ol>
        {shown(page, pages).map((number) => (
          <li key={number}>
            <Link to={to(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          Next <IconChevronRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** First, last, and the neighbours of the page that is open. */
function shown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
}
