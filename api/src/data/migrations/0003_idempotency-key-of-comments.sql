ALTER TABLE "comments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_by_key" ON "comments" USING btree ("author_id","idempotency_key");