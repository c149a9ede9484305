-- Each search for cases was run by an evaluator: the portal itself never keeps one.

alter table case_searches alter column by_user_id set not null;

-- Amended articles are required of a change of address that leaves the city.
update requirements set definition = jsonb_set(
  definition,
  '{asked}',
  (
    select coalesce(jsonb_agg(
      asking || jsonb_build_object(
        'required_when', case when code = 'C04-05' then '["city-changes"]'::jsonb else '[]'::jsonb end
      ) order by place
    ), '[]'::jsonb)
    from jsonb_array_elements(definition -> 'asked') with ordinality as each (asking, place)
  )
);
