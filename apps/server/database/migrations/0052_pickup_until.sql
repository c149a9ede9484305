-- Who was told before to pick up a certificate has the same last day as who is told from now on; time alone moves them then.
update transactions
set client_deadline_on = (last_activity_at at time zone 'Asia/Manila')::date
  + coalesce((select param_value::int from settings where param_key = 'deadline.unclaimed_days'), 90)
where status = 21 and client_deadline_on is null;
