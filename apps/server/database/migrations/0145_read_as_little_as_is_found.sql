-- What is forgotten hourly, found by its time: a BRIN range of which rows were deleted keeps its least time, so that after
-- the first week the whole table was read to find nothing; of failures to sign in no index began with their time.
drop index idempotency_keys_made;
create index idempotency_keys_made on idempotency_keys (created_at);
create index sign_in_failures_at on sign_in_failures (at);

-- Pages, totals and searches read indexes alone as long as the rows are vacuumed: at the default of a fifth the lists of a
-- register of a million transactions would wait for 600,000 dead rows.
alter table transactions set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table list_rows set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table directory_rows set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table issued_documents set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- The sums that are kept, against what they count.
create view invariant_list_totals_beside_their_rows (found) as
  select list || ' of ' || agency || ', type ' || coalesce(type::text, 'none') || ', status ' || status || ': the sum is '
    || sum(total) || ' off'
  from (
    select edition, list, agency, type, status, total from list_totals
    union all select edition, list, agency, type, status, -1 from list_rows where owner_id is null
  ) each
  group by edition, list, agency, type, status having sum(total) <> 0;
comment on view invariant_list_totals_beside_their_rows is
  'A staff list has another total than rows.';

create view invariant_accreditation_totals_beside_their_rows (found) as
  select agency || ', status ' || status || ', scopes ' || domestic || international || nvocc || ': the sum is '
    || sum(total) || ' off'
  from (
    select agency, status, domestic, international, nvocc, total from accreditation_totals
    union all select agency, status, domestic, international, nvocc, -1 from accreditations where is_listed
  ) each
  group by agency, status, domestic, international, nvocc having sum(total) <> 0;
comment on view invariant_accreditation_totals_beside_their_rows is
  'The register of accreditations has another total than rows.';

create view invariant_people_totals_beside_their_rows (found) as
  select list || ' ' || status || ' ' || is_so || ': the sum is ' || sum(total) || ' off'
  from (
    select list, status, is_so, total from people_totals
    union all select 'customers', status, email_verified_at is not null, -1 from users
      where audience = 'customer' and deleted_at is null
    union all select 'business-users', '', deactivated_at is null, -1 from business_users where is_listed
  ) each
  group by list, status, is_so having sum(total) <> 0;
comment on view invariant_people_totals_beside_their_rows is
  'A list of people has another total than rows.';

create view invariant_notification_totals_beside_their_rows (found) as
  select user_id || ' was told ' || sum(told) || ' more or less than counted'
  from (select user_id, told from notification_totals union all select user_id, -1 from notifications) each
  group by user_id having sum(told) <> 0;
comment on view invariant_notification_totals_beside_their_rows is
  'A person has another number of notices than is kept.';

create view invariant_audit_totals_beside_their_rows (found) as
  select actor_id || ' did ' || sum(entries) || ' more or less than counted'
  from (
    select actor_id, entries from audit_totals
    union all select actor_id, -1 from audit_entries where actor_id is not null
  ) each
  group by actor_id having sum(entries) <> 0;
comment on view invariant_audit_totals_beside_their_rows is
  'A person has another number of acts in the audit than is kept.';
