-- The next day on which the end of a registered document is recalled; null where none is to come. The job finds who is due
-- by this index alone, and each reminder moves its row out of reach.
alter table registered_documents add column remind_on date;
create index registered_documents_to_remind on registered_documents (remind_on, id) where remind_on is not null;
-- What was registered before begins with the days proposed first, 30 before the end to 20 after it, and follows the settings
-- from then on.
update registered_documents set remind_on = greatest(valid_until - 30, current_date) where valid_until >= current_date - 20;
