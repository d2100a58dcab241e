CREATE INDEX `items_newest` ON `items` (`id`) WHERE status = 'available';--> statement-breakpoint
CREATE INDEX `items_name` ON `items` (`sort_name`,`id`) WHERE status = 'available';