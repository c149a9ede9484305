-- Every process keeps the signed list of all certificates' states and asks here whether it is still true: the sum turns
-- with each change of a standing. An act adds a line and waits for nobody; a job folds the lines.
create table standing_turns (turns bigint not null) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);

create function turn_standings() returns trigger language plpgsql as $$
begin
  insert into standing_turns values (1);
  return null;
end $$;
create trigger issued_documents_turn_standings_added after insert on issued_documents for each row
  when (new.status_index is not null) execute function turn_standings();
create trigger issued_documents_turn_standings after update on issued_documents for each row
  when ((old.standing, old.status_index, old.replaced_by) is distinct from (new.standing, new.status_index, new.replaced_by))
  execute function turn_standings();
create trigger accreditations_turn_standings after update on accreditations for each row
  when ((old.status, old.first_day, old.expiry_date) is distinct from (new.status, new.first_day, new.expiry_date))
  execute function turn_standings();
