-- Proof of citizenship is required where a holder is added or changes nationality, bio-data where a director is added.
update requirements set definition = jsonb_set(
  definition,
  '{asked,0}',
  definition #> '{asked,0}' || jsonb_build_object(
    'required_of', '[]'::jsonb,
    'optional_for', '["partnership", "corporation", "cooperative"]'::jsonb,
    'required_when', case when code = 'C08-04' then '["citizenship-to-prove"]'::jsonb else '["directors-added"]'::jsonb end,
    'note', case
      when code = 'C08-04'
        then 'Required if a stockholder, partner or member is added, or the nationality of one changes.'
      else 'Required if directors are added.'
    end
  )
)
where code in ('C08-04', 'C09-03');
