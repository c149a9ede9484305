import { answerText, type Field } from '@lading/contract/forms/field-kinds'
import { isPlainDate } from '@lading/domain/dates/plain-date'
import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import { isMoney, peso } from '@lading/domain/payments/money'
import { countText, dayText } from '#lib/format.ts'
import { useCountries } from '#lib/places.ts'

/** How an answer is read: money, days, counts, countries and nationalities as people write them; '' where there is none. */
export function useShown(): (field: Field, value: unknown) => string {
  const { data = [] } = useCountries()
  return (field, value) => {
    const text = answerText(field, value)
    if (text === '') return ''
    // What is no amount or no day is still to be corrected.
    if (field.kind === 'money' || field.kind === 'signed-money') return isMoney(text) ? peso(text) : text
    if (field.kind === 'percent') return `${text} %`
    if (field.kind === 'count' || field.kind === 'area' || field.kind === 'quantity') return countText(Number(text))
    if (field.kind === 'day' || field.kind === 'past-day') return isPlainDate(text) ? dayText(text) : text
    const country = () => data.find(({ code }) => code === text)?.name ?? text
    if (field.kind === 'nationality') return nationalityOf(text) ?? country()
    if (field.kind === 'country') return country()
    return text
  }
}
