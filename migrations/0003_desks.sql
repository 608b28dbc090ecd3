CREATE TABLE `desk_people` (
	`desk_id` text NOT NULL,
	`user_id` text NOT NULL,
	`last_at` integer NOT NULL,
	`seal_key` text NOT NULL,
	PRIMARY KEY(`desk_id`, `user_id`),
	FOREIGN KEY (`desk_id`) REFERENCES `desks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `desk_people_user` ON `desk_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `desks` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`group_id` text NOT NULL,
	`property_id` text NOT NULL,
	`name` text NOT NULL,
	`quiet_minutes` integer NOT NULL,
	`code_hash` text,
	`code_expires_at` integer,
	`paired_at` integer,
	`paired_by` text NOT NULL,
	`key_hash` text,
	`previous_hash` text,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desks_code` ON `desks` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `desks_key` ON `desks` (`key_hash`);--> statement-breakpoint
CREATE INDEX `desks_previous` ON `desks` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `desks_property` ON `desks` (`property_id`);--> statement-breakpoint
CREATE INDEX `desks_group` ON `desks` (`group_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `desk_id` text;--> statement-breakpoint
CREATE INDEX `sessions_desk` ON `sessions` (`desk_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `desk_digits_hash` text;