-- The last day of cover is asked once, in the form; the policy of a draft bears what is answered there.
update requirements set definition = definition || jsonb_build_object(
  'day_answer', case when code in ('S-15', 'A-14') then 'insurance_ends_on' else '' end
);

-- A draft that has it beside the policy alone keeps it as the answer.
update transactions as t
set form = jsonb_set(t.form, '{insurance_ends_on}', to_jsonb(d.expires_on::text))
from transaction_documents as d
where d.transaction_id = t.id and d.is_current and d.expires_on is not null
  and d.requirement_code in ('S-15', 'A-14')
  and t.status = 0 and t.form ->> 'insurance_ends_on' = '';

update transaction_documents as d
set expires_on = (t.form ->> 'insurance_ends_on')::date
from transactions as t
where d.transaction_id = t.id and d.requirement_code in ('S-15', 'A-14')
  and t.status = 0 and t.form ->> 'insurance_ends_on' <> '';
