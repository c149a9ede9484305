-- The document register: what each approved filing brought of a business's permits, certificates, leases and forms. Rows are
-- added and corrected by approvals alone; which of a kind counts follows from the rows (packages/domain, documents).
create table registered_documents (
  id int generated always as identity primary key,
  business_id int not null references businesses,
  kind text not null,
  number text not null default '',
  issued_on date,
  valid_until date,
  transaction_id int not null references transactions,
  requirement_code text not null,
  registered_at timestamptz not null,
  unique (transaction_id, requirement_code, kind)
);
create index registered_documents_business on registered_documents (business_id, id);

-- Which requirements are such a document.
update requirements r set definition = r.definition || jsonb_build_object('registers', m.kinds)
from (values
  ('S-01', '["registration-certificate"]'::jsonb), ('S-02', '["registration-certificate"]'), ('S-03', '["registration-certificate"]'),
  ('S-07', '["mayors-permit"]'), ('S-08', '["bir-registration"]'), ('S-09', '["sss-registration"]'),
  ('S-16', '["bill-of-lading-form"]'), ('S-17', '["waybill-form"]'), ('S-18', '["lease"]'),
  ('A-02', '["registration-certificate"]'), ('A-06', '["mayors-permit"]'), ('A-07', '["bir-registration", "sss-registration"]'),
  ('A-11', '["waybill-form"]'), ('A-13', '["lease"]'),
  ('C03-01', '["registration-certificate"]'), ('C03-03', '["mayors-permit"]'), ('C03-04', '["bir-registration"]'),
  ('C04-01', '["mayors-permit"]'), ('C04-02', '["bir-registration"]'), ('C04-03', '["lease"]'),
  ('C07-01', '["as-answered"]')
) as m (code, kinds)
where r.code = m.code;
-- The form of type 7 asks number and days of the document; its file bears none of its own.
update requirements set definition = definition || '{"expiry_label": "", "day": null}'::jsonb where code = 'C07-01';

-- What was approved before this register was kept; numbers and days of issue were not asked apart then.
insert into registered_documents (business_id, kind, valid_until, transaction_id, requirement_code, registered_at)
select t.business_id, k.kind, case when k.kind in ('bir-registration', 'bill-of-lading-form', 'waybill-form') then null else min(d.expires_on) end,
  t.id, d.requirement_code, a.at
from transaction_documents d
join transactions t on t.id = d.transaction_id
join lateral (select max(s.at) as at from transaction_steps s where s.transaction_id = t.id and s.to_status = 18) a on a.at is not null
join requirements r on r.agency = t.agency and r.code = d.requirement_code
cross join lateral jsonb_array_elements_text(coalesce(r.definition -> 'registers', '[]')) k (kind)
where d.is_current and d.decision = 'accepted' and k.kind <> 'as-answered'
group by t.business_id, k.kind, t.id, d.requirement_code, a.at;
