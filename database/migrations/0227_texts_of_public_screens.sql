-- Texts that are gone take along what an admin wrote.
delete from translations where page = 'saved' and key = 'page.from';
delete from translations where page = 'ui' and key = 'clearAll';
delete from translations where page = 'ideas' and key = 'nav.regional';
