-- A client asks to be excused beside its transaction, from a penalty or from arrears: one word for both, until it is answered.
alter table transactions rename column condonation_asked_at to request_asked_at;
update list_rules set condition = 'request-asked' where condition = 'condonation-asked';
create or replace function stands_in(condition text, t transactions) returns boolean language sql immutable as $$
  select case condition
    when '' then true
    when 'no-processor' then t.processor_id is null
    when 'processor-is-me' then t.processor_id is not null
    when 'not-recommended' then t.recommendation is null
    when 'recommended' then t.recommendation is not null
    when 'returned-from-hearing' then t.returned_from = 29
    when 'request-asked' then t.request_asked_at is not null
  end
$$;
alter trigger transactions_condonation_lists on transactions rename to transactions_request_lists;

-- Which arrears the agency waived, by the keys of the list that its client and its staff read.
alter table arrears_waivers add column waived text[] not null default '{}';
-- What a business owes an agency and has not filed.
create index obligations_unfiled on obligations (business_id, agency, falls_on)
  where complied_on is null and ended_on is null and filed_on is null;
