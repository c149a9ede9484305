-- What the triggers keep, as the migrations that made it fill it for a register that is there. First the directory.
truncate directory_rows, directory_totals;
insert into directory_rows
select a.id, a.agency, a.domestic, a.international, a.nvocc, a.first_day, a.expiry_date, fold(b.name),
  directory_words(b.name, b.trade_name, a.number)
from accreditations a join businesses b on b.id = a.business_id
where a.status in (20, 21, 22) and a.first_day is not null and a.expiry_date is not null;
-- The agency of each document: its trigger works it out.
update issued_documents set agency = null where agency is null;
-- Who acts for a business, by the names of both, and how many there are; as their migration has filled them.
update business_users member
set person_name = u.folded_name, person_words = u.searched, business_name = b.folded_name
from users u, businesses b where u.id = member.user_id and b.id = member.business_id and member.person_name = '';
truncate people_totals;
insert into people_totals
select 'customers', status, email_verified_at is not null, count(*) from users
where audience = 'customer' and deleted_at is null group by 2, 3
union all
select 'business-users', '', deactivated_at is null, count(*) from business_users where is_listed group by 3;
-- How much each person was told.
truncate notification_totals;
insert into notification_totals select user_id, count(*), false from notifications group by user_id;
-- How much each person did.
truncate audit_totals;
insert into audit_totals
select actor_id, count(*), false from audit_entries where actor_id is not null group by actor_id;
-- Offices as the map asks for them.
truncate offices;
insert into offices select * from office_rows;
-- Accreditations by the name of their business, and how many there are.
update accreditations a set business_name = b.folded_name from businesses b
where b.id = a.business_id and a.business_name = '';
truncate accreditation_totals;
insert into accreditation_totals
select agency, status, domestic, international, nvocc, count(*) from accreditations where is_listed group by 1, 2, 3, 4, 5;
-- The lists are filled by the next start, as after a release that changes their rules.
delete from list_editions;
truncate list_rows, list_totals;
analyze;
