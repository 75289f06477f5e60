CREATE TABLE "rating_days" (
	"shard" text NOT NULL,
	"mode" text NOT NULL,
	"day" date NOT NULL,
	"season" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "rating_days_shard_mode_day_pk" PRIMARY KEY("shard","mode","day")
);
--> statement-breakpoint
CREATE INDEX "participants_kills" ON "participants" USING btree ("match_type","kills" DESC NULLS LAST,"created_at" DESC NULLS LAST);