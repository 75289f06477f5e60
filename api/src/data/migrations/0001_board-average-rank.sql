ALTER TABLE "ranked_stats" ALTER COLUMN "wins" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ranked_stats" ALTER COLUMN "rounds_played" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "board_rows" ADD COLUMN "avg_rank" double precision;