-- Columns named by the standard terms of the glossary: a participant has a role, a sign-in an audience.

alter table transaction_participants rename column part to role;
alter table sign_on_attempts rename column door to audience;
update table_views set list = 'customer-threads' where list = 'customer-talks';
