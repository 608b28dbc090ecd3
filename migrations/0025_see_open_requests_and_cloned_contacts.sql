-- The version before knows neither; rows that it leaves behind go with their property.
CREATE TABLE `cloned_contacts` (
	`cloned_at` integer NOT NULL,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`property_id`, `kind`, `value`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_requests_open` ON `guest_requests` (`property_id`,`at`) WHERE done_at is null and held_group is null;