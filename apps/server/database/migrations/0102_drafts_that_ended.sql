-- A draft that ended with its accreditation (G13-00) was never submitted: it stands in no record of the agency.
create or replace function stands_in(condition text, t transactions) returns boolean language sql immutable as $$
  select case condition
    when '' then true
    when 'no-processor' then t.processor_id is null
    when 'processor-is-me' then t.processor_id is not null
    when 'not-recommended' then t.recommendation is null
    when 'recommended' then t.recommendation is not null
    when 'returned-from-hearing' then t.returned_from = 29
    when 'request-asked' then t.request_asked_at is not null
    when 'was-submitted' then t.submitted_at is not null
  end
$$;
