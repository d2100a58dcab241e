DROP INDEX `reviews_about`;--> statement-breakpoint
CREATE INDEX `reviews_about` ON `reviews` (`about_id`,`created_at`);