-- A search reads the letters of one list of one agency: those of all lists together were ten times as many, and each row
-- of the others was fetched to be left out.
create extension if not exists btree_gin;
drop index list_rows_searched;
create index list_rows_found on list_rows using gin (list, agency, searched gin_trgm_ops);
