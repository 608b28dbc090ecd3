ALTER TABLE `properties` ADD `kept_days` text;--> statement-breakpoint
UPDATE `properties` SET `kept_days` = json_patch('{}', json_object('requests', `requests_kept_days`, 'feedback', `feedback_kept_days`)) WHERE `requests_kept_days` IS NOT NULL OR `feedback_kept_days` IS NOT NULL;
