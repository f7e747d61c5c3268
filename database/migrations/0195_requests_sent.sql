-- How many requests were sent in a period, and what became of them.
create index requests_sent on requests (sent_at) where sent_at is not null;
