-- Notifications and mail are rows of the act that causes them; a job sends the mail.
create table notifications (
  id int generated always as identity primary key,
  user_id int not null references users,
  transaction_id int references transactions,
  subject text not null,
  message text not null,
  link text not null default '',
  from_user_id int references users,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table mail_outbox (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  to_user_id int references users,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null default '',
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts int not null default 0,
  last_error text not null default '',
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mail_outbox_waiting on mail_outbox (next_attempt_at, id) where sent_at is null and given_up_at is null;

create table idempotency_keys (
  user_id int not null,
  key text not null,
  call text not null,
  request_hash text not null,
  status int not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
