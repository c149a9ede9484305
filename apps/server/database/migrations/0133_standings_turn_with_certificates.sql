-- The status list is read anew where a move may change what it says of a certificate, not at each step of an application:
-- without days there is no certificate, and one in force is valid whichever of the statuses in force it has.
drop trigger accreditations_turn_standings on accreditations;
create trigger accreditations_turn_standings after update on accreditations for each row
  when (
    (case when old.first_day is null or old.expiry_date is null then 0 when old.status in (20, 21, 22) then 22
      else old.status end, case when old.status not in (20, 21, 22) then old.expiry_date end)
    is distinct from
    (case when new.first_day is null or new.expiry_date is null then 0 when new.status in (20, 21, 22) then 22
      else new.status end, case when new.status not in (20, 21, 22) then new.expiry_date end)
  )
  execute function turn_standings();
