-- Which types a queue group takes decides to whom they are routed: a setting of the agency, with its legal basis.
alter table queue_groups add legal_basis text not null default '';
