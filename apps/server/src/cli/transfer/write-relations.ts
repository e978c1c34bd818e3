import { circleMembers, follows, postLikes, threadFavorites, threadLikes } from "../../db/schema/index.ts";
import { insertAll } from "../../demo/bulk.ts";
import type { RecordOf } from "./records.ts";
import type { Ready, WriterContext } from "./write-texts.ts";

export type RelationKind = "like" | "favorite" | "follow" | "membership";
type Relation = Ready<RecordOf<RelationKind>>;

const at = ({ record }: Relation) => (record.createdAt ? new Date(record.createdAt) : new Date());

/** Inserts likes, favorites, follows or memberships. Existing relations stay as they are. */
export async function writeRelations(
  { db, report }: WriterContext,
  kind: RelationKind,
  ready: Relation[],
): Promise<void> {
  const rows = <Row>(make: (own: Record<string, string>, createdAt: Date) => Row) =>
    ready.map((item) => make(item.own, at(item)));
  const insertRelations = async (): Promise<number> => {
    switch (kind) {
      case "like": {
        const [ofThreads, ofPosts] = [
          ready.filter(({ own }) => own.thread),
          ready.filter(({ own }) => own.comment),
        ];
        return (
          (await insertAll(
            db,
            threadLikes,
            ofThreads.map((item) => ({
              ...{ userId: item.own.member!, threadId: item.own.thread!, createdAt: at(item) },
            })),
            "skip",
          )) +
          (await insertAll(
            db,
            postLikes,
            ofPosts.map((item) => ({
              ...{ userId: item.own.member!, postId: item.own.comment!, createdAt: at(item) },
            })),
            "skip",
          ))
        );
      }
      case "favorite":
        return insertAll(
          db,
          threadFavorites,
          rows((own, createdAt) => ({ userId: own.member!, threadId: own.thread!, createdAt })),
          "skip",
        );
      case "follow":
        return insertAll(
          db,
          follows,
          rows((own, createdAt) => ({ fromId: own.member!, toId: own.follows!, createdAt })),
          "skip",
        );
      default:
        return insertAll(
          db,
          circleMembers,
          rows((own, createdAt) => ({
            ...{ circleId: own.circle!, userId: own.member!, createdAt, seenAt: createdAt },
          })),
          "skip",
        );
    }
  };
  const fresh = await insertRelations();
  report.count(kind, "fresh", fresh);
  report.count(kind, "known", ready.length - fresh);
}
