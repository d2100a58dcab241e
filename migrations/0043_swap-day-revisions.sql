ALTER TABLE `swap_days` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `swap_days` ADD `updated_at` integer;--> statement-breakpoint
UPDATE `swap_days` SET `revision` = 1, `updated_at` = `finished_at` WHERE `state` = 'cancelled';
