-- Each search for cases was run by an evaluator: the portal itself never keeps one.

alter table case_searches alter column by_user_id set not null;
