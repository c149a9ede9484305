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

-- The permit of a branch is renewed by a change of branches too: it is required where one opens or is renewed, else optional.
update requirements set definition = definition
  || '{"help": "The business permit of each new branch, and of each whose permit was renewed.", "max_files": 20}'::jsonb
  || jsonb_build_object('asked', jsonb_build_array(definition #> '{asked,0}' || jsonb_build_object(
    'per_branch', false,
    'required_of', '[]'::jsonb,
    'optional_for', '["sole-proprietorship", "partnership", "corporation", "cooperative"]'::jsonb,
    'required_when', '["branches-opened", "branch-permits-renewed"]'::jsonb,
    'note', 'Required if a branch is opened, or its permit was renewed.'
  )))
where code = 'C11-01';
