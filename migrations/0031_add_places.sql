CREATE TABLE `place_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`replaced_at` integer,
	`property_id` text NOT NULL,
	`place_id` text NOT NULL,
	`projected` text,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `place_codes_property` ON `place_codes` (`property_id`,`place_id`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `places_position` ON `places` (`property_id`,`position`);