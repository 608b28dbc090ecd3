CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`known_at` integer NOT NULL,
	`began_at` integer,
	`ended_at` integer,
	`completed_at` integer,
	`failed_at` integer,
	`last_error` text,
	`done` text,
	`cursor` text
);
--> statement-breakpoint
DROP INDEX `outbox_unsent`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `kind` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `due_at` integer DEFAULT 0;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`kind`,`due_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
ALTER TABLE `consents` ADD `given_at` integer;--> statement-breakpoint
-- Tried twelve times before: given up, as it was.
UPDATE `outbox` SET `due_at` = NULL WHERE `sent_at` IS NULL AND `attempts` >= 12;--> statement-breakpoint
UPDATE `consents` SET `given_at` = `at` WHERE `given` = 1;--> statement-breakpoint
-- Known from now on: a deployment whose crons never run is late soon.
INSERT INTO `jobs` (`name`, `known_at`) SELECT value, unixepoch() * 1000 FROM json_each('["projectPortals","tellHeldRatings","mailDigests","endSessions","sendMail","queueWeeklyMail","purgeProperties","collectFiles","forgetExpired"]');
