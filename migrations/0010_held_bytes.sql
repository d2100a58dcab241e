ALTER TABLE `images` ADD `holder_id` integer REFERENCES accounts(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `images_held` ON `images` (`holder_id`,`size`);--> statement-breakpoint
CREATE INDEX `images_new` ON `images` (`created_at`,`size`) WHERE holder_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `attachments` ADD `holder_id` integer REFERENCES accounts(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `attachments` ADD `stored_at` integer;--> statement-breakpoint
CREATE INDEX `attachments_held` ON `attachments` (`holder_id`,`size`);--> statement-breakpoint
CREATE INDEX `attachments_new` ON `attachments` (`stored_at`,`size`);--> statement-breakpoint
UPDATE `images` SET `holder_id` = coalesce(
  (SELECT `owner_id` FROM `item_images` JOIN `items` ON `items`.`id` = `item_id` WHERE `image_id` = `images`.`id` ORDER BY `item_id` LIMIT 1),
  (SELECT `from_id` FROM `swap_leg_images` JOIN `swap_legs` ON `swap_legs`.`id` = `leg_id` WHERE `image_id` = `images`.`id` ORDER BY `leg_id` LIMIT 1),
  (SELECT `id` FROM `accounts` WHERE `avatar_image_id` = `images`.`id` ORDER BY `id` LIMIT 1)
);--> statement-breakpoint
UPDATE `attachments` SET `holder_id` = (SELECT `sender_id` FROM `messages` WHERE `messages`.`id` = `message_id`);
