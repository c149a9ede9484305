-- What is submitted and not filed yet, because documents are to follow, stands last in a list, whichever way round.
create index list_rows_filed_last on list_rows (edition, list, agency, coalesce(filed_at, '-infinity'), entry_id)
  where owner_id is null;
