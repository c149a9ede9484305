-- A crowd of hits is shown by its last changes; a name is folded when it is given, and not for each search.
create index transactions_changed on transactions (updated_at desc, id desc);
alter table businesses add column folded_name text not null generated always as (fold(profile ->> 'business_name')) stored;
drop index businesses_name;
create index businesses_name on businesses using gin (folded_name gin_trgm_ops);
