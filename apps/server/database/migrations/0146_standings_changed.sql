-- Whose certificates may stand otherwise, and the database transaction that says so: a process that keeps the states of
-- all certificates reads those of the changed accreditations alone. A job removes the lines that nobody asks for any more.
create table changed_standings (
  accreditation_id int not null,
  -- No reference: a line is written by every act, and read for some minutes.
  made_by bigint not null default pg_current_xact_id()::text::bigint
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index changed_standings_in_order on changed_standings (made_by, accreditation_id);

drop trigger issued_documents_turn_standings_added on issued_documents;
drop trigger issued_documents_turn_standings on issued_documents;
drop trigger accreditations_turn_standings on accreditations;
drop trigger business_branches_turn_standings on business_branches;
drop function turn_standings();
drop table standing_turns;

create function certificates_change() returns trigger language plpgsql as $$
begin
  insert into changed_standings values (new.accreditation_id);
  return null;
end $$;
create trigger issued_documents_change_standings_added after insert on issued_documents for each row
  when (new.status_index is not null and new.accreditation_id is not null) execute function certificates_change();
create trigger issued_documents_change_standings after update on issued_documents for each row
  when (new.status_index is not null and new.accreditation_id is not null
    and (old.standing, old.status_index, old.replaced_by) is distinct from (new.standing, new.status_index, new.replaced_by))
  execute function certificates_change();

create function accreditation_changes() returns trigger language plpgsql as $$
begin
  insert into changed_standings values (new.id);
  return null;
end $$;
-- Not at each step of an application: without days there is no certificate, and one in force is valid whichever of the
-- statuses in force it has.
create trigger accreditations_change_standings after update on accreditations for each row
  when (
    (case when old.first_day is null or old.expiry_date is null then 0 when old.status in (20, 21, 22) then 22
      else old.status end, case when old.status not in (20, 21, 22) then old.expiry_date end)
    is distinct from
    (case when new.first_day is null or new.expiry_date is null then 0 when new.status in (20, 21, 22) then 22
      else new.status end, case when new.status not in (20, 21, 22) then new.expiry_date end)
  )
  execute function accreditation_changes();

create function branch_changes() returns trigger language plpgsql as $$
begin
  insert into changed_standings
  select accreditation_id from branch_accreditations where branch_id = new.id order by accreditation_id;
  return null;
end $$;
create trigger business_branches_change_standings after update on business_branches for each row
  when (old.closed_on is distinct from new.closed_on) execute function branch_changes();
