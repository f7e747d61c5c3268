-- Texts that most public pages do not read went into catalogues of their own; what an admin wrote goes with them.
update translations set page = 'contact.admin', key = substr(key, 7) where page = 'contact' and key like 'admin.%';
update translations set page = 'contact.admin' where page = 'contact' and key like 'list.%';
update translations set page = 'contact.mail', key = substr(key, 6) where page = 'contact' and key like 'mail.%';
update translations set page = 'search.tools', key = substr(key, 7) where page = 'search' and key like 'tools.%';
update translations set page = 'search.shortcuts' where page = 'search' and key ~ '^(place|keywords)\.';
update translations set page = 'vendors.page' where page = 'vendors'
  and key ~ '^(gallery|website|instagram|maps|moreWays|home|about|services|specializations|pricing|minProjectValue|priceRange|contactInformation|phone|address|additional|coverage|languages|language|license|reviews|similar|notFound|loadFailed|ratedOnGoogle|ratedElsewhere|message|projectsFromLabel|inCity)(\.|$)';
update translations set page = 'products.page' where page = 'products'
  and key ~ '^(failed|gallery|add|quantity|buy|verified|saleUntil|vatIncluded|fabric|outNamed|size|centimeters|left|askVendor|soldBy|details|goesWith|notFound|reviews)(\.|$)';
