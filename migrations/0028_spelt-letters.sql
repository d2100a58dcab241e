-- Letters that are more than a plain one with a mark on it are folded as they are spelt elsewhere: œufs stand among o, not behind z
-- (server/search/folded-shared.ts).
UPDATE `items` SET `sort_name` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`sort_name`, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'þ', 'th'), 'ı', 'i'), 'ħ', 'h')
WHERE `sort_name` GLOB '*[ßæœøłđðþıħ]*';
--> statement-breakpoint
UPDATE `wishes` SET `key` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`key`, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'þ', 'th'), 'ı', 'i'), 'ħ', 'h')
WHERE `key` GLOB '*[ßæœøłđðþıħ]*';
