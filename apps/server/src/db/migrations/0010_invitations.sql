CREATE TABLE "invitation_days" (
	"inviter_id" bigint NOT NULL,
	"day" date NOT NULL,
	"rewarded" integer NOT NULL,
	CONSTRAINT "invitation_days_inviter_id_day_pk" PRIMARY KEY("inviter_id","day")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invitee_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_post_at" timestamp with time zone,
	CONSTRAINT "invitations_of_another" CHECK ("invitations"."invitee_id" <> "invitations"."inviter_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_code_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_latest" ON "invitations" USING btree ("inviter_id","joined_at","invitee_id");--> statement-breakpoint
CREATE INDEX "invitations_due" ON "invitations" USING btree ("first_post_at") WHERE status = 2;