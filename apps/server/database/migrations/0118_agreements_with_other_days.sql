-- An agreement that is given other days was made anew: it is filed, as that of a new agent is.
update requirements set definition = jsonb_set(
  definition,
  '{asked,0}',
  definition #> '{asked,0}' || jsonb_build_object(
    'required_when', '["agents-added", "agreements-changed"]'::jsonb,
    'note', 'Required for each agent added, and for each agreement that is given other days.'
  )
)
where code = 'C06-02';
