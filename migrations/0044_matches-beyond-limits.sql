ALTER TABLE `wish_matches` ADD `is_beyond` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Matches that were stored only because of a want become known when all wishes are matched again, at the next start.
DELETE FROM `settings` WHERE `key` = 'wishes_across_languages';
