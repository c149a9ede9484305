-- The day that counts is `filed_on`; no rule asks for the day of a filing before it.
alter table obligations drop column first_filed_on;
