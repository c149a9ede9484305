-- On which days (Manila) the auditors were sent what the audit had come to: once a day, whichever process is first.
create table witness_mails (
  day date primary key,
  no int not null -- of the anchor they were sent
);
