CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_devices_last_used` ON `known_devices` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `mail_recipients` (
	`group_id` text NOT NULL,
	`address` text NOT NULL,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`token_hash` text,
	PRIMARY KEY(`group_id`, `address`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_recipients_token` ON `mail_recipients` (`token_hash`);--> statement-breakpoint
CREATE TABLE `message_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`mailed_at` integer,
	`property_id` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `message_mails_recipient` ON `message_mails` (`property_id`,`recipient`,`at`);--> statement-breakpoint
CREATE INDEX `message_mails_waiting` ON `message_mails` (`at`) WHERE mailed_at is null;--> statement-breakpoint
ALTER TABLE `feedback` ADD `held_group` text;--> statement-breakpoint
CREATE INDEX `feedback_held` ON `feedback` (`property_id`,`held_group`,`at`) WHERE held_group is not null;--> statement-breakpoint
ALTER TABLE `guest_requests` ADD `held_group` text;--> statement-breakpoint
CREATE INDEX `guest_requests_held` ON `guest_requests` (`property_id`,`held_group`,`at`) WHERE held_group is not null;--> statement-breakpoint
ALTER TABLE `properties` ADD `counts_by_visitor_id` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `keeps_signed_in` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Those who are signed in were promised thirty days.
UPDATE `sessions` SET `keeps_signed_in` = 1;--> statement-breakpoint
-- Addresses that get guests' messages already go on getting them.
INSERT OR IGNORE INTO `mail_recipients` (`group_id`, `address`, `asked_at`, `confirmed_at`)
SELECT `properties`.`group_id`, lower(trim(`field`.`value`)), unixepoch() * 1000, unixepoch() * 1000
FROM `documents`
INNER JOIN `properties` ON `properties`.`id` = `documents`.`property_id`, json_tree(`documents`.`body`) AS `field`
WHERE `documents`.`section` = 'buttons' AND `field`.`key` = 'email' AND `field`.`value` LIKE '%_@_%';--> statement-breakpoint
-- Pages of before gain the visitor's id by one projection each.
UPDATE `properties` SET `projection_wanted` = max(`projection_wanted`, `projection_done`) + 1;
