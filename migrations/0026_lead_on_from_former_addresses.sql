CREATE TABLE `former_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`property_id` text NOT NULL,
	`projected` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_addresses_property` ON `former_addresses` (`property_id`);--> statement-breakpoint
CREATE TRIGGER `properties_added_at_free_address` BEFORE INSERT ON `properties` WHEN EXISTS (SELECT 1 FROM `former_addresses` WHERE `slug` = NEW.`slug`) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: properties.slug'); END;--> statement-breakpoint
CREATE TRIGGER `properties_moved_to_free_address` BEFORE UPDATE OF `slug` ON `properties` WHEN EXISTS (SELECT 1 FROM `former_addresses` WHERE `slug` = NEW.`slug` AND `property_id` <> NEW.`id`) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: properties.slug'); END;--> statement-breakpoint
CREATE TRIGGER `former_addresses_of_nobody` BEFORE INSERT ON `former_addresses` WHEN EXISTS (SELECT 1 FROM `properties` WHERE `slug` = NEW.`slug`) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: former_addresses.slug'); END;
