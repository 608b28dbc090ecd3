CREATE TABLE `staff_subscriptions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`at` integer NOT NULL,
	`hash` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`new_requests` integer NOT NULL,
	`overdue_requests` integer NOT NULL,
	`low_ratings` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_subscriptions_hash` ON `staff_subscriptions` (`hash`);--> statement-breakpoint
CREATE INDEX `staff_subscriptions_group` ON `staff_subscriptions` (`group_id`,`session_id`);--> statement-breakpoint
ALTER TABLE `groups` ADD `pushes_guest_words` integer DEFAULT false NOT NULL;