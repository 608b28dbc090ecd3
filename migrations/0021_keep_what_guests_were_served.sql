CREATE TABLE `served_portals` (
	`property_id` text NOT NULL,
	`served_from` integer NOT NULL,
	`number` integer,
	`licence` text,
	`closure` text,
	`pages_key` text,
	`digest` text NOT NULL,
	PRIMARY KEY(`property_id`, `served_from`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- What is served now is the first that is kept: every portal is projected once.
UPDATE `properties` SET `projection_wanted` = max(`projection_wanted` + 1, unixepoch() * 1000) WHERE `published_number` IS NOT NULL AND `removed_at` IS NULL;
