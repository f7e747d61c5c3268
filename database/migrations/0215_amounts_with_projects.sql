-- How much of an item is asked for reads the same in a brief and in a request; what an admin wrote goes with it.
update translations set page = 'projects.amount', key = substr(key, 6) where page = 'requests' and key like 'unit.%';
delete from translations where page = 'projects' and key = 'quantity';
