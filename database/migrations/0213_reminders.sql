-- When its household last asked for an answer again.
alter table request_invitations add column reminded_at timestamptz;
