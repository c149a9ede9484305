import { restOfHundred } from '@lading/domain/business/percentage'
import { Flex, Radio } from '@mantine/core'
import { useBound } from '../forms/bound.ts'
import { useField } from '../forms/fields/Fields.tsx'
import { useFormScope } from '../answers/form-scope.ts'

/** The two shares of one owner, by one press instead of two percentages. */
export function OwnerShare() {
  const { at, isOpen } = useFormScope()
  const name = `${at}filipino_percent`
  const { value, set, shared } = useField<string>({
    name,
    label: 'The owner is',
    required: true,
    disabled: !isOpen('filipino_percent'),
  })
  const foreign = useBound<string>(`${at}foreign_percent`)
  const choose = (percent: string) => {
    set(percent)
    foreign.set(restOfHundred(percent) ?? '')
  }
  return (
    <Radio.Group {...shared} value={value === '' ? null : value} onChange={choose}>
      <Flex direction="column" gap={10} mt="xs">
        <Radio value="100" label="Filipino" description="Filipino ownership 100 %" />
        <Radio value="0" label="Not Filipino" description="Foreign ownership 100 %" />
      </Flex>
    </Radio.Group>
  )
}

/** Whether one person holds the whole; two shares that were answered otherwise are shown as they are. */
export function useIsOneOwner(): boolean {
  const { at } = useFormScope()
  const form = useBound<string | null>(`${at}form`).value
  const filipino = useBound<string>(`${at}filipino_percent`).value
  const foreign = useBound<string>(`${at}foreign_percent`).value
  return form === 'sole-proprietorship' && [' ', '100 0', '0 100'].includes(`${filipino} ${foreign}`)
}
