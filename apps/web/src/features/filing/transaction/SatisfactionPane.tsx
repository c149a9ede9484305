import type { Filing } from '@lading/contract/filing/filing'
import { satisfactionState } from '@lading/contract/certificates'
import { isFormOffered } from '@lading/domain/accreditation/satisfaction/satisfaction'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { Pane } from '#ui/layout/Pane.tsx'

/** Once the application is decided: the way to the satisfaction form, or the thanks for it. Optional, so it fails in silence. */
export function SatisfactionPane({ filing: { status, transaction_id } }: { filing: Filing }) {
  const isOffered = isFormOffered(status)
  const { data } = useQuery({ ...query(satisfactionState, { params: { id: transaction_id } }), enabled: isOffered })
  if (!isOffered || !data) return null
  return (
    <Pane title="How did we do?">
      {data.is_answered ? (
        <Text size="sm" c="dimmed">
          Thank you, your answers arrived. Their control number is <span className="num">{data.control_number}</span>.
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            A short form about the service you received. It is optional and confidential, and does not affect your
            transactions.
          </Text>
          <Button component={Link} to={paths.satisfactionForm(transaction_id)} variant="default" fullWidth mt="sm">
            Answer the form
          </Button>
        </>
      )}
    </Pane>
  )
}
