-- What the triggers keep of the directory: as the migration that made it fills it for a register that is there.
truncate directory_rows, directory_totals;
insert into directory_rows
select a.id, a.agency, a.domestic, a.international, a.nvocc, a.first_day, a.expiry_date, fold(b.name),
  directory_words(b.name, b.trade_name, a.number)
from accreditations a join businesses b on b.id = a.business_id
where a.status in (20, 21, 22) and a.first_day is not null and a.expiry_date is not null;
-- The lists are filled by the next start, as after a release that changes their rules.
delete from list_editions;
truncate list_rows, list_totals;
analyze;
