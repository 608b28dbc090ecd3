ALTER TABLE `properties` ADD `requests_kept_days` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `feedback_kept_days` integer;