-- A capital is changed either way: what is asked for it says so, unless staff worded it otherwise.
update requirements set definition = definition || jsonb_build_object('name', 'Certificate of increase or decrease of capital')
where code = 'C10-01' and definition ->> 'name' = 'Certificate of increase of capital';
update requirements set definition = definition || jsonb_build_object('help', 'After the increase or decrease.')
where code = 'C10-03' and definition ->> 'help' = 'After the increase.';
update requirements set definition = definition || jsonb_build_object('legal_basis',
  'Requirements of the Securities and Exchange Commission for an increase or decrease of capital')
where code like 'C10-%'
  and definition ->> 'legal_basis' = 'Requirements of the Securities and Exchange Commission for an increase of capital';
