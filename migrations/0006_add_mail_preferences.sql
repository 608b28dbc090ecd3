CREATE TABLE `mail_preferences` (
	`property_id` text NOT NULL,
	`user_id` text NOT NULL,
	`weekly_mail` integer NOT NULL,
	`low_rating_alert` integer NOT NULL,
	`alert_rating` integer NOT NULL,
	`language` text NOT NULL,
	`origin` text NOT NULL,
	`stop_token` text NOT NULL,
	`mailed_week` text NOT NULL,
	`alerted_at` integer,
	PRIMARY KEY(`property_id`, `user_id`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_preferences_stop` ON `mail_preferences` (`stop_token`);--> statement-breakpoint
CREATE INDEX `mail_preferences_user` ON `mail_preferences` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_preferences_weekly` ON `mail_preferences` (`property_id`,`user_id`) WHERE weekly_mail = 1;