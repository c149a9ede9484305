-- A request to be excused stands beside a draft or beside a penalty to be paid: beyond them nobody can answer it.
update transactions set request_asked_at = null where request_asked_at is not null and status not in (0, 14);
