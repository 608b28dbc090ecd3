ALTER TABLE `properties` ADD `closure` text;
