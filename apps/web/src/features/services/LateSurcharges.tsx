import type { ServiceFacts } from '@lading/contract/services'
import { peso } from '@lading/domain/payments/money'
import { Text } from '@mantine/core'
import { Money } from '#ui/facts/Money.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** What a renewal costs more where it is complete only after the accreditation has ended. */
export function LateSurcharges({ surcharges }: Pick<ServiceFacts, 'surcharges'>) {
  return (
    <>
      <Text mt="lg" mb="xs">
        A surcharge is added where the renewal is complete only after the accreditation has ended:
      </Text>
      <RuledList aria-label="Surcharge by days late">
        {surcharges.map(({ first_day, last_day, amount, each_branch }) => (
          <RuledLine key={first_day}>
            <span>
              {last_day === null ? `${first_day} days late or more` : `${first_day} to ${last_day} days late`}
              <SmallRow>{peso(each_branch)} more for each branch</SmallRow>
            </span>
            <Money amount={amount} />
          </RuledLine>
        ))}
      </RuledList>
    </>
  )
}
