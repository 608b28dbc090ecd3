ALTER TABLE `properties` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `telephone` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Pages of before took their zone from the publication; they follow the property's own by one projection each.
UPDATE `properties` SET `projection_wanted` = max(`projection_wanted`, `projection_done`) + 1 WHERE `published_number` IS NOT NULL;
