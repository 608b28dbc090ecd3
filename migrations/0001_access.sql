CREATE TABLE `property_access` (
	`user_id` text NOT NULL,
	`property_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `property_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `property_access_property` ON `property_access` (`property_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `is_limited` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `access_until` text;--> statement-breakpoint
ALTER TABLE `users` ADD `access_ends_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `last_seen_at` integer;