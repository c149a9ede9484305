-- What a recommendation to the SEC costs, where the catalogue was filled before there were any.
insert into fees (agency, param_key, label, param_value, unit, legal_basis, effective_from)
select agency, param_key, 'Recommendation to the SEC', 200.00, 'per recommendation', legal_basis, '2020-01-01'
from (values
  ('dti', 'sff.sec_recommendation', 'Proposed; to be confirmed by the trade agency'),
  ('cab', 'aff.sec_recommendation', 'Proposed; to be confirmed by the aviation board')
) as added (agency, param_key, legal_basis)
where exists (select 1 from fees)
on conflict (agency, param_key, effective_from) do nothing;

-- An affidavit of loss is required of a true copy whose original is lost.
update requirements set definition = jsonb_set(
  definition,
  '{asked,0}',
  definition #> '{asked,0}' || '{"required_when": ["original-lost"], "note": "Required if the original is lost."}'::jsonb
)
where code = 'R16-01';
