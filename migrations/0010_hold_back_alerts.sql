ALTER TABLE `mail_preferences` ADD `held_since` integer;--> statement-breakpoint
CREATE INDEX `mail_preferences_held` ON `mail_preferences` (`alerted_at`) WHERE held_since is not null;--> statement-breakpoint
ALTER TABLE `outbox` ADD `stop_link` text;