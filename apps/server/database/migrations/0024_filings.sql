-- A filing is one document of answers to the form of its type. Until now each held a whole profile of its business, and
-- the scope applied for stood in the accreditation alone; the demonstration's laid what a type asks over the profile.

alter table transactions add column register jsonb; -- what the register said to the same questions at the opening

create function answers_to(form jsonb, names text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(form) where key = any(names)
$$;

create function filed_form(type smallint, form jsonb) returns jsonb language sql immutable as $$
  select case type
    when 3 then answers_to(form, '{business_name, trade_name}')
    when 4 then answers_to(form, '{region_code, region_name, province_code, province_name, city_code, city_name,
      barangay_code, barangay_name, street, zip_code, latitude, longitude, mailing_address}')
    when 16 then answers_to(form, '{kind, purpose, copies}')
    else '{}'
  end
$$;

update transactions t
  set form = t.form || jsonb_build_object('domestic', a.domestic, 'international', a.international, 'nvocc', a.nvocc)
  from accreditations a
  where a.id = t.accreditation_id and t.type in (1, 2);
update transactions set form = filed_form(type, form) where type > 2;
update transaction_submissions s set form = filed_form(t.type, s.form)
  from transactions t
  where t.id = s.transaction_id and t.type > 2;

drop function filed_form(smallint, jsonb);
drop function answers_to(jsonb, text[]);
