-- Search holds the available items and nothing else, so a match needs no look at the item's status.
-- `category_key` is the word `c<category id>`: a category narrows inside the index. People's words never reach it.
-- One prefix index for each usual length of a beginning: without, "bicy" walks every word that starts so.
CREATE VIRTUAL TABLE items_fts USING fts5(
  name, description, trade_preferences, category, category_key,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '1 2 3 4 5 6 7 8'
);
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items WHEN new.status = 'available' BEGIN
  INSERT INTO items_fts (rowid, name, description, trade_preferences, category, category_key)
  SELECT new.id, new.name, new.description_text, new.trade_preferences, name, 'c' || id
  FROM categories WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_delete AFTER DELETE ON items WHEN old.status = 'available' BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update
AFTER UPDATE OF name, description_text, trade_preferences, category_id, status ON items BEGIN
  DELETE FROM items_fts WHERE rowid = old.id;
  INSERT INTO items_fts (rowid, name, description, trade_preferences, category, category_key)
  SELECT new.id, new.name, new.description_text, new.trade_preferences, name, 'c' || id
  FROM categories WHERE id = new.category_id AND new.status = 'available';
END;
--> statement-breakpoint
CREATE TRIGGER categories_search_rename AFTER UPDATE OF name ON categories WHEN old.name <> new.name BEGIN
  DELETE FROM items_fts WHERE rowid IN
    (SELECT id FROM items WHERE category_id = new.id AND status = 'available');
  INSERT INTO items_fts (rowid, name, description, trade_preferences, category, category_key)
  SELECT id, name, description_text, trade_preferences, new.name, 'c' || new.id
  FROM items WHERE category_id = new.id AND status = 'available';
END;
--> statement-breakpoint
CREATE TRIGGER items_count_insert AFTER INSERT ON items WHEN new.status = 'available' BEGIN
  UPDATE categories SET item_count = item_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_delete AFTER DELETE ON items WHEN old.status = 'available' BEGIN
  UPDATE categories SET item_count = item_count - 1 WHERE id = old.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_update AFTER UPDATE OF category_id, status ON items BEGIN
  UPDATE categories SET item_count = item_count - 1 WHERE id = old.category_id AND old.status = 'available';
  UPDATE categories SET item_count = item_count + 1 WHERE id = new.category_id AND new.status = 'available';
END;
