-- Each minute a job asks which certificates that wait to be handed over were replaced meanwhile: it read every document.
create index issued_documents_replaced on issued_documents (transaction_id) include (kind) where standing = 'replaced';
