-- The client's last day moves with a holiday proclaimed since: the working days given are kept, with the edition of the
-- calendar they were counted by. Nothing is known of those given before: they keep their day.
alter table transactions add column client_days smallint, add column client_edition int;
create index transactions_client_days_outdated on transactions (client_edition, id) where client_days is not null;
