import { Button, Flex } from '@mantine/core'
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
    <Flex component="nav" className="no-print" aria-label="Pages" wrap="wrap" align="center" gap="xs" mt="lg">
      {page > 1 && (
        <Button
          component={Link}
          to={to(page - 1)}
          rel="prev"
          size="compact-md"
          variant="transparent"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
        >
          Previous
        </Button>
      )}
      <Flex component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {shown(page, pages).map((number) => (
          <li key={number}>
            <Button
              component={Link}
              to={to(number)}
              size="sm"
              px="sm"
              variant={number === page ? 'outline' : 'default'}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Button>
          </li>
        ))}
      </Flex>
      {page < pages && (
        <Button
          component={Link}
          to={to(page + 1)}
          rel="next"
          size="compact-md"
          variant="transparent"
          rightSection={<IconChevronRight size={16} aria-hidden />}
        >
          Next
        </Button>
      )}
    </Flex>
  )
}

/** First, last, and the neighbours of the page that is open. */
function shown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
}
