-- Texts that moved take along what an admin wrote.
update translations set page = 'vendors' where page = 'vendors.page' and key = 'inCity';
update translations set page = 'words', key = 'warranty' where page = 'products.page' and key = 'details.warranty';
update translations set page = 'words', key = 'years' where page = 'products.page' and key = 'details.years';
update translations set page = 'words', key = 'warrantyMonths' where page = 'products.vendor' and key = 'field.warrantyMonths';
delete from translations where page = 'search.tools' and key = 'doors.lookText';
