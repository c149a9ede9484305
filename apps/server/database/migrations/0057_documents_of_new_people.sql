-- What is filed for each new officer or agent is required where one is added, and else optional.
update requirements set definition = jsonb_set(
  definition,
  '{asked,0}',
  definition #> '{asked,0}' || jsonb_build_object(
    'required_of', '[]'::jsonb,
    'optional_for', '["sole-proprietorship", "partnership", "corporation", "cooperative"]'::jsonb,
    'required_when', case when code like 'C05-%' then '["officers-added"]'::jsonb else '["agents-added"]'::jsonb end,
    'note', case when code like 'C05-%' then 'Required if officers are added.' else 'Required for each agent added.' end
  )
)
where code in ('C05-02', 'C05-04', 'C06-02', 'C06-03');
