-- The floor's own narrow tables over the same rows: what a hand-written program would keep for just these questions.
create table floor_list as
select t.id, t.filed_at, fold(t.reference) || ' ' || fold(b.name) as searched
from transactions t join businesses b on b.id = t.business_id
where t.agency = 'dti' and t.status in (2, 3, 5);
create index on floor_list (filed_at desc, id desc);
create index on floor_list using gin (searched gin_trgm_ops);
create table floor_directory as
select a.id, fold(b.name) as name from accreditations a join businesses b on b.id = a.business_id
where a.status in (20, 21, 22) and a.first_day <= current_date and a.expiry_date >= current_date and b.deleted_at is null;
create index on floor_directory (name, id);
create index on floor_directory using gin (name gin_trgm_ops);
create table floor_totals as
select 'list' as of, count(*)::int as total from floor_list union all select 'directory', count(*) from floor_directory;
analyze floor_list; analyze floor_directory; analyze floor_totals;
