ALTER TABLE `outbox` ADD `reply_to` text;--> statement-breakpoint
ALTER TABLE `qr_codes` ADD `downloaded_at` integer;