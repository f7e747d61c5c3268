-- The step of time (30 seconds) of the last authenticator code that was accepted: a code counts once.
alter table two_factors add column last_step bigint not null default 0;
