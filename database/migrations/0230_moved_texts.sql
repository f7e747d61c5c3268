-- Texts that moved or went take along what an admin wrote.
update translations set page = 'words', key = 'overTime' where page = 'insights' and key = 'overTime';
delete from translations where (page, key) in (('admin-area', 'overview.overTime'), ('ledger', 'generalRate'));
