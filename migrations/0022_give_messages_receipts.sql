ALTER TABLE `feedback` ADD `receipt_code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `feedback_receipt_code` ON `feedback` (`receipt_code`) WHERE receipt_code is not null;--> statement-breakpoint
ALTER TABLE `guest_requests` ADD `receipt_code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `guest_requests_receipt_code` ON `guest_requests` (`receipt_code`) WHERE receipt_code is not null;