-- What a renewal asks where something changed: the certificate on file has ended, what stands in the articles is changed, an
-- agent in the Philippines is named. Amended articles of a change may follow, as those of a new applicant do.
update requirements set definition = jsonb_set(
  definition,
  '{asked}',
  (
    select jsonb_agg(
      case when asking ->> 'type' <> of_type then asking when changes ? 'may_follow' then asking || changes
        || jsonb_build_object('waits_for_sec', true) else asking || changes end order by place
    )
    from jsonb_array_elements(definition -> 'asked') with ordinality as listed (asking, place)
  )
)
from (
  values
    ('S-01', '2', '{"required_when": ["registration-ended"]}'::jsonb),
    ('S-04', '2', '{"required_when": ["articles-amended"]}'),
    ('S-14', '2', '{"required_of": [], "optional_for": ["sole-proprietorship", "partnership", "corporation", "cooperative"],
      "required_when": ["domestic-agents-named"], "note": "Required if an agent in the Philippines is named."}'),
    ('C03-02', '3', '{"may_follow": true, "note": "It may follow while the SEC is amending the articles."}'),
    ('C04-05', '4', '{"may_follow": true, "note":
      "Required if the principal office moves to another city. It may follow while the SEC is amending the articles."}'),
    ('C10-04', '10', '{"may_follow": true, "note": "It may follow while the SEC is amending the articles."}')
) as changed (of_code, of_type, changes)
where code = of_code;

-- A row that is changed twice is changed by two statements.
update requirements set definition = jsonb_set(
  definition,
  '{asked}',
  (
    select jsonb_agg(
      case
        when asking ->> 'type' = '12'
          then asking || '{"may_follow": true, "waits_for_sec": true, "note": "It may follow while the SEC is amending the articles."}'
        else asking
      end order by place
    )
    from jsonb_array_elements(definition -> 'asked') with ordinality as listed (asking, place)
  )
)
where code = 'S-04';
