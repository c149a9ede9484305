-- A register of :n transactions, the same at every run. Triggers are off meanwhile: what they keep is filled afterwards
-- as a release would fill it. Every tenth of the transactions opens a business; a quarter is open.
create function pg_temp.draw(i int, salt int, below int) returns int language sql immutable as $$
  select ((hashint4(i * 31 + salt)::bigint & 2147483647) % below)::int
$$;
create function pg_temp.word(words text[], i int, salt int) returns text language sql immutable as $$
  select words[1 + pg_temp.draw(i, salt, array_length(words, 1))]
$$;

insert into users (audience, email, first_name, last_name, email_verified_at, created_at)
select 'customer', 'bench' || i || '@lading.example', pg_temp.word('{Ana,Ben,Carla,Dindo,Elena,Ramon,Teresa}', i, 1),
  pg_temp.word('{Reyes,Cruz,Santos,Bautista,Ocampo,Garcia,Mendoza,Torres}', i, 2) || ' ' || i, now(), now()
from generate_series(1, greatest(:n / 20, 20)) i;
insert into user_roles (user_id, role_id) select id, 2 from users where email like 'bench%@%';

insert into users (audience, email, first_name, last_name, email_verified_at, created_at)
select 'staff', 'desk' || i || '@lading.example', 'Desk', 'Officer ' || i, now(), now() from generate_series(1, 200) i;
insert into user_roles (user_id, role_id) select id, 5 from users where email like 'desk%@%';
insert into admin_profiles (user_id, agency)
select id, case when id % 2 = 0 then 'dti' else 'cab' end from users where email like 'desk%@%';

create temp table ground as
select (select coalesce(max(id), 0) from businesses) as business, (select coalesce(max(id), 0) from accreditations) as accreditation,
  (select coalesce(max(id), 0) from transactions) as transaction, (select coalesce(max(id), 0) from invoices) as invoice,
  (select min(id) from users where email like 'bench%@%') as customer, greatest(:n / 20, 20) as customers,
  (select min(id) from users where email like 'desk%@%') as desk, :n / 10 as businesses,
  (select coalesce(max(status_index), 0) + 1 from issued_documents) as status_index;

insert into businesses (profile, slug, created_by, created_at, updated_at)
select jsonb_build_object('business_name', pg_temp.word(
      '{Bayani,Kanlaon,Mayon,Luzon,Visayas,Agila,Perlas,Tala,Silangan,Habagat,Amihan,Ñandu,Santelmo,Bituin,Dagat}', i, 3)
      || ' ' || pg_temp.word('{Cargo,Freight,Global,Pacific,Ocean,Air,Express,Container}', i, 4)
      || ' ' || pg_temp.word('{Forwarders,Logistics,Lines,Movers,Solutions,Services}', i, 5) || ' ' || i,
    'city_name', 'City of Makati', 'latitude', (5 + pg_temp.draw(i, 8, 15000) / 1000.0)::text,
    'longitude', (117 + pg_temp.draw(i, 9, 9000) / 1000.0)::text, 'trade_name', '', 'form', pg_temp.word('{corporation,partnership,cooperative,sole-proprietorship}', i, 6),
    'tin', '7' || lpad(i::text, 8, '0'), 'region_code', (select min(code) from regions), 'paid_up_capital', '5000000.00'),
  'bench-' || i, null, now() - make_interval(days => pg_temp.draw(i, 7, 3000)), now()
from ground, generate_series(1, ground.businesses) i;
insert into business_users (business_id, user_id, is_owner, rights, since)
select g.business + i, g.customer + (i - 1) % g.customers, true, '{}', now() from ground g, generate_series(1, g.businesses) i;

-- Two accreditations a business, nearly: one by sea, for nine of ten one by air.
insert into accreditations (agency, business_id, status, international, domestic, number, first_day, expiry_date, created_at,
  reports_planned)
select a.agency, g.business + i,
  case when pg_temp.draw(i, a.salt, 100) < 47 then 22 when pg_temp.draw(i, a.salt, 100) < 70 then 28 else 2 end, 1, i % 2,
  'B-' || a.agency || '-' || i, current_date - pg_temp.draw(i, a.salt + 1, 700) - 1,
  current_date - pg_temp.draw(i, a.salt + 1, 700) + 730, now(), 32767
from ground g, generate_series(1, g.businesses) i, (values ('dti', 11), ('cab', 21)) a (agency, salt)
where a.agency = 'dti' or i % 10 > 0;
-- Their reports are planned here, so that no job plans them one by one while others are measured; none opens soon.
insert into obligations (business_id, agency, accreditation_id, type, period, opens_on, falls_on)
select a.business_id, a.agency, a.id, type, 'bench', current_date + 100 + a.id % 200, current_date + 200 + a.id % 200
from accreditations a, ground g, generate_series(13, 15) type where a.id > g.accreditation and a.status = 22;

-- Ten transactions a business: the first two are applications, the others changes and requests; a quarter is open.
create temp table drawn as
select i, 1 + (i - 1) % g.businesses as firm, (i - 1) / g.businesses as round,
  case when ((i - 1) / g.businesses) % 2 = 0 then 'dti' else 'cab' end as agency
from ground g, generate_series(1, :n) i;
create temp table kinds as
select d.*, case round when 0 then 1 when 1 then 1 when 2 then 2 when 3 then 2 when 4 then 3 when 5 then 4 when 6 then 16
  when 7 then 16 when 8 then 7 else 17 end as type,
  case when pg_temp.draw(i, 31, 100) < 25 and round not in (2, 3) then
    (array[2,2,2,2,3,5,6,6,14,14,15,16,17,17,18,19,20,21,23,4,4,27,30,1,0])[1 + pg_temp.draw(i, 32, 25)]
  else (array[22,22,22,22,22,22,24,25,26,28])[1 + pg_temp.draw(i, 33, 10)] end as status,
  -- Eight years, and a fortnight of disorder: what was filed in one year lies together, as it does in life.
  ((:n - i)::bigint * 3000 * 24 * 60 / :n)::int + pg_temp.draw(i, 34, 14 * 24 * 60) as minutes
from drawn d;
insert into transactions (reference, slug, type, agency, business_id, accreditation_id, status, author_id, form, queue_number,
  queue_day, submitted_at, filed_at, processor_id, recommendation, recommended_by, returned_from, due_on, due_edition,
  last_activity_at, created_at, updated_at, reminded_on)
select 'B' || case agency when 'dti' then 'SF' else 'AF' end || '-' || type || '-' || to_char(filed, 'YYYY') || '-' || lpad(i::text, 8, '0'),
  'bench-' || i, type,
  agency, g.business + firm, null, status, g.customer + (firm - 1) % g.customers,
  jsonb_build_object('international', 1, 'domestic', firm % 2, 'remark', repeat('What was filed. ', 20)), 1 + i % 900, null,
  filed, filed, case when status in (2, 0, 1) and i % 3 > 0 then null else g.desk + pg_temp.draw(i, 35, 200) end,
  case when status in (17, 18, 19) and i % 2 = 0 then 'approve' end, null, case when status = 27 and i % 40 = 0 then 29 end,
  case when status in (2, 3, 5, 6, 14, 16, 17, 23, 27, 30) then (filed + interval '9 days')::date end,
  (select edition from clock_edition), now() - make_interval(mins => minutes % 1000), filed, filed, current_date
from ground g, kinds, lateral (select now() - make_interval(mins => minutes) as filed) at;

insert into transaction_steps (transaction_id, at, row_id, action, from_status, to_status, by_user_id)
select t.id, t.filed_at, 'A01', 'submit', 0, 2, t.author_id from transactions t, ground g
where t.id > g.transaction and t.status <> 0
union all
select t.id, t.filed_at + interval '1 hour', 'A03', 'lock-start-evaluation', 2, 3, t.processor_id from transactions t, ground g
where t.id > g.transaction and t.status not in (0, 1, 2)
union all
select t.id, t.filed_at + interval '1 day', 'A99', 'bench', 3, t.status, t.processor_id from transactions t, ground g
where t.id > g.transaction and t.status not in (0, 1, 2, 3);

insert into invoices (number, slug, agency, business_id, transaction_id, purpose, status, accreditation, total_amount_due, issued_at, created_at)
select 'BOP-' || t.id, 'bench-' || t.id, t.agency, t.business_id, t.id, 'order-of-payment',
  case when t.id % 4 = 0 then 3 else 1 end, 5030, 5030, t.filed_at, t.filed_at
from transactions t, ground g where t.id > g.transaction and t.id % 10 < 6;
insert into payment_attempts (invoice_id, attempt_no, channel, status, amount, posted_by, posted_at)
select i.id, 1, 'counter', 1, 5030, g.desk, i.issued_at from invoices i, ground g where i.id > g.invoice and i.status = 1;
insert into receipts (number, slug, agency, invoice_id, attempt_id, amount, mode, payor, issued_at, issued_by)
select 'BOR-' || a.id, 'bench-r-' || a.id, i.agency, i.id, a.id, 5030, 'cash', 'Bench', i.issued_at, g.desk
from payment_attempts a join invoices i on i.id = a.invoice_id, ground g where i.id > g.invoice;

insert into files (id, storage_key, name, media_type, size, sha256, created_at, attached_at, is_ready)
values ('00000000-0000-4000-8000-000000000001', 'bench', 'bench.pdf', 'application/pdf', 1, repeat('0', 64), now(), now(), true);
insert into issued_documents (kind, accreditation_id, number, slug, audience, payload, state, file_id, status_index, standing,
  created_at, ready_at, issued_at)
select 'certificate', a.id, a.number, upper(substr(md5(a.id::text), 1, 26)), 'public',
  jsonb_build_object('business_name', 'Bench', 'number', a.number), 'ready', '00000000-0000-4000-8000-000000000001',
  g.status_index + row_number() over (order by a.id) - 1, case when a.id % 50 = 0 then 'replaced' else 'issued' end, now(), now(), now()
from accreditations a, ground g where a.id > g.accreditation and a.status in (22, 28);

insert into notifications (user_id, transaction_id, subject, message, link, created_at, read_at)
select case when k = 0 then t.author_id else g.desk + pg_temp.draw(t.id, 36, 200) end, t.id, 'A step', 'It went on.', '/', t.filed_at,
  case when t.id % 3 > 0 then t.filed_at end
from transactions t, ground g, generate_series(0, 1) k where t.id > g.transaction;
