-- Offices and open branches as the map and its search ask for them: narrow rows, kept by triggers (ADR 60). Whether the
-- business is accredited today is asked of its accreditations; a place that nobody pinned has no degrees.
create table offices (
  business_id int not null references businesses on delete cascade,
  branch_id int references business_branches on delete cascade, -- null: the principal office
  name text not null, -- of the business, folded
  searched text not null, -- folded names of business, branch and city, a line each
  region_code text not null,
  province_code text not null,
  city_code text not null,
  latitude float8,
  longitude float8,
  unique nulls not distinct (business_id, branch_id)
);
create index offices_name on offices (name, business_id, branch_id nulls first);
create index offices_searched on offices using gin (searched gin_trgm_ops);
create index offices_pinned on offices using gist (latitude, longitude) where latitude is not null;
create index offices_of_region on offices (region_code) where latitude is not null;
create index offices_of_province on offices (province_code) where latitude is not null;
create index offices_of_city on offices (city_code) where latitude is not null;

-- As the domain's `coordinatesOf` reads them.
create function degrees_in(facts jsonb, name text, most int) returns float8 language sql immutable as $$
  select case when facts ->> name ~ '^-?\d{1,3}(\.\d+)?$' and abs((facts ->> name)::float8) <= most
    then (facts ->> name)::float8 end
$$;

create view office_rows as
  select place.business_id, place.branch_id, fold(place.business_name) as name,
    fold(place.business_name) || E'\n' || fold(place.branch_name) || E'\n' || fold(coalesce(facts ->> 'city_name', '')) as searched,
    coalesce(facts ->> 'region_code', '') as region_code, coalesce(facts ->> 'province_code', '') as province_code,
    coalesce(facts ->> 'city_code', '') as city_code,
    case when longitude is not null then latitude end as latitude,
    case when latitude is not null then longitude end as longitude
  from (
    select id as business_id, null::int as branch_id, name as business_name, '' as branch_name, profile as facts
    from businesses where deleted_at is null
    union all
    select b.id, br.id, b.name, br.name, br.facts
    from business_branches br join businesses b on b.id = br.business_id
    where br.closed_on is null and b.deleted_at is null
  ) place
  cross join lateral (
    select degrees_in(facts, 'latitude', 90) as latitude, degrees_in(facts, 'longitude', 180) as longitude
  ) pin;

create function keep_offices() returns trigger language plpgsql as $$
begin
  delete from offices where business_id = new.id;
  insert into offices select * from office_rows where business_id = new.id;
  return null;
end $$;
-- A business that is renamed at this moment is waited for.
create function keep_branch_on_map() returns trigger language plpgsql as $$
begin
  perform from businesses where id = new.business_id for no key update;
  delete from offices where business_id = new.business_id and branch_id = new.id;
  insert into offices select * from office_rows where business_id = new.business_id and branch_id = new.id;
  return null;
end $$;
create trigger businesses_enter_offices after insert on businesses for each row execute function keep_offices();
create trigger businesses_change_offices after update on businesses for each row
  when ((old.profile, old.deleted_at) is distinct from (new.profile, new.deleted_at)) execute function keep_offices();
create trigger branches_enter_offices after insert on business_branches for each row
  execute function keep_branch_on_map();
create trigger branches_change_offices after update on business_branches for each row
  when ((old.name, old.facts, old.closed_on) is distinct from (new.name, new.facts, new.closed_on))
  execute function keep_branch_on_map();

insert into offices select * from office_rows;

-- Forty thousand names, which the same search looks through.
create index barangays_name on barangays using gin (fold(name) gin_trgm_ops);

create view invariant_office_apart_from_its_business (found) as
  select 'business ' || business_id || coalesce(', branch ' || branch_id, '') || ' is kept otherwise than it is'
  from (
    (select * from offices except select * from office_rows) union (select * from office_rows except select * from offices)
  ) apart
  group by business_id, branch_id;
comment on view invariant_office_apart_from_its_business is
  'The map knows an office or a branch by another name or place than its business gives, or does not know it.';
