-- Reports of a policy that were filed before 0124 ask for a last day ahead of the filing, as the list of then did: one that
-- came after the end of its cover could be neither completed nor corrected with the day on its document. The list is no part
-- of what the checksum of a submission is taken of.
create function with_any_day(list jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(case when line ->> 'code' = 'R15-01' and line ->> 'day' = 'future'
    then line || '{"day": "any"}' else line end order by place)
  from jsonb_array_elements(list) with ordinality as lines (line, place)
$$;
update transaction_submissions s set requirements = with_any_day(s.requirements)
from transactions t
where t.id = s.transaction_id and t.type = 15 and t.status not in (0, 22, 24, 25, 26, 28, 33, 34, 35)
  and s.requirements @> '[{"code": "R15-01", "day": "future"}]';
update transactions set requirements = with_any_day(requirements)
where type = 15 and status not in (0, 22, 24, 25, 26, 28, 33, 34, 35)
  and requirements @> '[{"code": "R15-01", "day": "future"}]';
drop function with_any_day(jsonb);
