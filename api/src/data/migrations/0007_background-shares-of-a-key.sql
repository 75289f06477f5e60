CREATE TABLE "background_shares" (
	"budget" text NOT NULL,
	"work" text NOT NULL,
	"left" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"owed" integer NOT NULL,
	CONSTRAINT "background_shares_budget_work_pk" PRIMARY KEY("budget","work")
);
