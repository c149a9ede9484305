-- Articles may follow while the SEC amends them, for longer than other documents (`deadline.completion_days_sec`).
update requirements set definition = jsonb_set(
  definition,
  '{asked}',
  (
    select coalesce(jsonb_agg(
      asking || jsonb_build_object(
        'waits_for_sec', coalesce((asking -> 'waits_for_sec')::boolean, false)
          or code in ('S-04', 'A-03') and coalesce((asking -> 'may_follow')::boolean, false)
      ) order by place
    ), '[]'::jsonb)
    from jsonb_array_elements(definition -> 'asked') with ordinality as each (asking, place)
  )
);

-- Who filed so before has the longer time too, counted from the same day.
update transactions t set client_deadline_on = t.client_deadline_on + (
  select coalesce(max(param_value::int) filter (where param_key = 'deadline.completion_days_sec')
    - max(param_value::int) filter (where param_key = 'deadline.completion_days'), 0) from settings
)
where t.status = 1 and t.type in (1, 2) and exists (
  select from jsonb_array_elements(t.requirements) line
  where line ->> 'code' in ('S-04', 'A-03') and (line -> 'mandatory')::boolean and (line -> 'may_follow')::boolean
    and not exists (
      select from transaction_documents d
      where d.transaction_id = t.id and d.requirement_code = line ->> 'code' and d.is_current
    )
);
