-- What a branch by air costs, where the catalogue was filled before it could be opened.
insert into fees (agency, param_key, label, param_value, unit, legal_basis, effective_from)
select 'cab', 'aff.branch', 'Branch', 0.00, 'per branch', 'Proposed; to be confirmed by the aviation board', '2020-01-01'
where exists (select 1 from fees)
on conflict (agency, param_key, effective_from) do nothing;

-- The letter and the certificate are required where a branch closes.
update requirements set definition = jsonb_set(
  definition,
  '{asked,0}',
  definition #> '{asked,0}' || '{"required_when": ["branches-closed"]}'::jsonb
)
where code = 'C11-05';
