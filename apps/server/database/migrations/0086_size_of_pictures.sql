-- The size of a picture in pixels, so that one attached later as a document is refused where nobody could read it; null for a
-- PDF, and for what was uploaded before this was kept.
alter table files add column picture_width int, add column picture_height int;
