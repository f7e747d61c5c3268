-- Texts that moved take along what an admin wrote; those that are gone leave.
update translations set page = 'words', key = 'myOrders' where page = 'shell.dashboard' and key = 'place.myOrders';
update translations set page = 'words', key = 'myFeedback' where page = 'shell.dashboard' and key = 'place.feedback';
update translations set page = 'words', key = 'requestAQuote' where page = 'quotes' and key = 'title';
delete from translations where page = 'feedback' and key in ('thanks.history', 'history.page');
delete from translations where page = 'requests' and key in ('asked.title', 'row.quote');
