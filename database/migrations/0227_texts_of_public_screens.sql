-- Texts that are gone take along what an admin wrote.
delete from translations where page = 'saved' and key = 'page.from';
delete from translations where page = 'ui' and key = 'clearAll';
delete from translations where page = 'ideas' and key = 'nav.regional';
delete from translations where page = 'words' and key = 'forums';
delete from translations where page = 'moderation' and key = 'log.home';
update translations set page = 'words', key = 'whatCopied' where page = 'ideas.detail' and key = 'copied';
update translations set page = 'words', key = 'couldntCopy' where page = 'ideas.detail' and key = 'copyFailed';
delete from translations where page = 'ideas.detail' and key = 'newest.empty';
delete from translations where page = 'shell' and key in ('studio.editor', 'studio.creator');
delete from translations where page = 'words' and key = 'goToTheHome';
