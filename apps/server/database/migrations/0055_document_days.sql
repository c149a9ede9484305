-- On which side of the day of filing the day on a document lies: the end of a fiscal year behind, the last day of a permit ahead.
update requirements set definition = definition || jsonb_build_object(
  'day',
  case
    when definition ->> 'expiry_label' = '' then null
    when definition ->> 'expiry_label' in ('End of the fiscal year', 'End of the last fiscal year', 'Filed on') then 'past'
    else 'future'
  end
);
