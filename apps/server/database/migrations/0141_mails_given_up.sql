-- Mails that were given up are counted on the health page, and their words, which may hold a one-time link, are not kept.
create index mail_outbox_given_up on mail_outbox (given_up_at) where given_up_at is not null;
update mail_outbox set text_body = '', html_body = '' where given_up_at is not null and text_body <> '';
