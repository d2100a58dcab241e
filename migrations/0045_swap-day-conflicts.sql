ALTER TABLE `swap_day_things` ADD `conflict_kept` text;--> statement-breakpoint
ALTER TABLE `swap_day_things` ADD `conflict_at` integer;