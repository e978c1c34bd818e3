import type { Config } from "../../config.ts";
import { isRefusedValue } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { CommandError } from "../command.ts";
import { Imported, type MappedKind } from "./imported.ts";
import { type Item, type Kind, LIMITS, parseRecord, type RecordOf, type Source } from "./records.ts";
import { Report } from "./report.ts";
import { writeCircle } from "./write-circles.ts";
import { writeLinks } from "./write-links.ts";
import { setAvatar, withoutAvatar, writeMember } from "./write-members.ts";
import { type RelationKind, writeRelations } from "./write-relations.ts";
import { type Ready, writeComments, writeThreads } from "./write-texts.ts";
import { UploadWriter } from "./write-uploads.ts";

/** Maximum number of records in one transaction. */
const BATCH_SIZE = 200;

type PendingRecord<K extends Kind = Kind> = { kind: K; at: string; record: RecordOf<K> };

/** Fields that reference other records, with the kind of the reference. */
const REFERENCES: { [K in Kind]?: Partial<Record<keyof RecordOf<K>, MappedKind>> } = {
  thread: { member: "member", circle: "circle" },
  comment: { member: "member", thread: "thread", replyTo: "comment", replyToMember: "member" },
  like: { member: "member", thread: "thread", comment: "comment" },
  favorite: { member: "member", thread: "thread" },
  follow: { member: "member", follows: "member" },
  membership: { member: "member", circle: "circle" },
};

/** References without which a record is still imported, with the change for the report. */
const OPTIONAL_REFERENCES: Record<string, string> = {
  circle: "它的圈子没有导入，改为不属于任何圈子",
  replyTo: "它回复的评论没有导入，改为直接评论帖子",
  replyToMember: "它回复的成员没有导入，改为回复评论的作者",
};

/** Writes the records of a source in batches. Records with references that are not imported yet wait for them. */
export class Writer {
  readonly report = new Report();
  private readonly imported: Imported;
  private readonly uploads: UploadWriter;
  private batch: PendingRecord[] = [];
  private batchIds = new Set<string>();
  private waiting: PendingRecord[] = [];
  private waitingCharacters = 0;
  /** Whether this is the last pass, in which records are written without `OPTIONAL_REFERENCES`. */
  private last = false;
  /** Avatar upload IDs by member, written at the end because uploads may follow members. */
  private readonly avatars = new Map<string, string>();
  private readonly linked = new Map<string, string>();
  private readonly now = Date.now();

  constructor(
    private readonly db: Db,
    config: Config,
    private readonly source: Source,
  ) {
    this.imported = new Imported(source.name);
    this.uploads = new UploadWriter(config, source, this.imported, this.report);
  }

  async add(item: Item): Promise<void> {
    this.report.read += 1;
    if (item.kind === "dropped") return this.report.drop(item.of, item.at, item.why);
    if (item.kind === "changed") return this.report.change(item.of, item.at, item.why);
    const parsed = this.parse(item.kind, item.at, item.record);
    if (parsed?.kind === "upload") this.uploads.add(parsed.record as RecordOf<"upload">);
    else if (parsed) await this.push(parsed);
  }

  /** Validates a record. Returns undefined and reports the record if it is invalid. */
  private parse(kind: Kind, at: string, input: RecordOf<Kind>): PendingRecord | undefined {
    try {
      const { record, changes } = parseRecord({ ...input, kind }, this.now);
      for (const why of changes) this.report.change(kind, at, why);
      const { avatar } = record as RecordOf<"member">;
      if (kind === "member" && avatar) this.avatars.set(record.id, avatar);
      return { kind, at, record };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      this.report.drop(kind, at, error.message);
      return undefined;
    }
  }

  private async push(item: PendingRecord): Promise<void> {
    const [first] = this.batch;
    const replyTo = item.kind === "comment" ? (item.record as RecordOf<"comment">).replyTo : undefined;
    // A reply to a comment of the current batch has to be in a later batch.
    const follows = replyTo !== undefined && this.batchIds.has(replyTo);
    if (this.batch.length >= BATCH_SIZE || (first && first.kind !== item.kind) || follows) await this.flush();
    this.batch.push(item);
    this.batchIds.add(item.record.id);
  }

  /** Writes the waiting records, in passes until no more references can be resolved. */
  async finish(): Promise<void> {
    try {
      await this.flush();
      for (let before = Number.POSITIVE_INFINITY; this.waiting.length > 0; ) {
        if (this.waiting.length === before) {
          if (this.last) break;
          this.last = true;
        }
        before = this.waiting.length;
        const again = this.waiting;
        this.waiting = [];
        this.waitingCharacters = 0;
        for (const item of again) await this.push(item);
        await this.flush();
      }
      for (const { kind, at } of this.waiting)
        this.report.drop(kind, at, "它指向的成员、圈子、帖子或评论没有导入");
      await this.placeAvatars();
      await writeLinks(this.db, this.source.name, this.imported, this.report, this.linked);
    } finally {
      this.uploads.close();
    }
  }

  /** Returns the records of a batch that are new and whose references are all imported. */
  private async ready<K extends Kind>(kind: K, items: PendingRecord<K>[]): Promise<Ready<RecordOf<K>>[]> {
    const mapped = kind === "member" || kind === "circle" || kind === "thread" || kind === "comment";
    const importedIds = mapped
      ? await this.imported.find(
          this.db,
          kind,
          items.map(({ record }) => record.id),
        )
      : new Map<string, string>();
    const seen = new Set(importedIds.keys());
    const fresh = items.filter(({ record }) => !mapped || (!seen.has(record.id) && seen.add(record.id)));
    this.report.count(kind, "known", items.length - fresh.length);
    const references = Object.entries(REFERENCES[kind] ?? {}) as [string, MappedKind][];
    const idsByField = new Map<string, Map<string, string>>();
    for (const [field, of] of references) {
      const ids = fresh.flatMap(({ record }) => (record as Record<string, unknown>)[field] ?? []) as string[];
      idsByField.set(field, await this.imported.find(this.db, of, ids));
    }
    const ready: Ready<RecordOf<K>>[] = [];
    for (const item of fresh) {
      const own: Record<string, string> = {};
      const missing = references.filter(([field]) => {
        const id = (item.record as Record<string, unknown>)[field] as string | undefined;
        const found = id === undefined ? undefined : idsByField.get(field)!.get(id);
        if (found) own[field] = found;
        return id !== undefined && !found;
      });
      if (missing.length === 0) ready.push({ ...item, own });
      else if (this.last && missing.every(([field]) => Object.hasOwn(OPTIONAL_REFERENCES, field))) {
        for (const [field] of missing) this.report.change(kind, item.at, OPTIONAL_REFERENCES[field]!);
        ready.push({ ...item, own });
      } else this.wait(item);
    }
    return ready;
  }

  private wait(item: PendingRecord): void {
    this.waitingCharacters += JSON.stringify(item.record).length;
    if (this.waiting.length >= LIMITS.waiting || this.waitingCharacters > LIMITS.waitingCharacters)
      this.report.drop(item.kind, item.at, "在它指向的东西之前，而等着的已经太多；再导入一次会带上");
    else this.waiting.push(item);
  }

  private async flush(): Promise<void> {
    const items = this.batch;
    this.batch = [];
    this.batchIds.clear();
    const [first] = items;
    if (first) await this.write(first.kind, await this.ready(first.kind, items));
  }

  /** Writes records of one kind. If the database refuses a value, writes them one by one and drops the refused one. */
  private async write(kind: Kind, ready: Ready<RecordOf<Kind>>[]): Promise<void> {
    const report = new Report();
    try {
      await this.writeBatch(kind, ready, report);
      this.report.merge(report);
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      if (ready.length > 1) for (const item of ready) await this.write(kind, [item]);
      else for (const { at } of ready) this.report.drop(kind, at, "数据库存不下这条记录");
    }
  }

  private async writeBatch(kind: Kind, ready: Ready<RecordOf<Kind>>[], report: Report): Promise<void> {
    const of = <K extends Kind>(_kind: K) => ready as unknown as Ready<RecordOf<K>>[];
    const { db, imported, uploads, linked, source } = this;
    const { findLinkTarget } = source;
    const context = { db, imported, uploads, report, findLinkTarget, linked };
    switch (kind) {
      case "member":
        return this.members(of("member"), report);
      case "circle":
        return this.circles(of("circle"), report);
      case "thread":
        return writeThreads(context, of("thread"));
      case "comment":
        return writeComments(context, of("comment"));
      default:
        return writeRelations(context, kind as RelationKind, of(kind as RelationKind));
    }
  }

  private async members(ready: Ready<RecordOf<"member">>[], report: Report): Promise<void> {
    await this.db.transaction(async (tx) => {
      const ids = new Map<string, string>();
      for (const { record, at } of ready) ids.set(record.id, await writeMember(tx, record, at, report));
      await this.imported.note(tx, "member", ids);
      report.count("member", "fresh", ids.size);
    });
  }

  private async circles(ready: Ready<RecordOf<"circle">>[], report: Report): Promise<void> {
    await this.db.transaction(async (tx) => {
      const ids = new Map<string, string>();
      for (const { record, at } of ready) {
        const picUrl = await this.placeCirclePicture(tx, record);
        if (record.picture && !picUrl) report.change("circle", at, "图片没有带过来");
        ids.set(record.id, await writeCircle(tx, { ...record, picUrl }, at, report));
      }
      await this.imported.note(tx, "circle", ids);
      report.count("circle", "fresh", ids.size);
    });
  }

  /** Returns the new address of a circle's picture; "" without a picture or without its owner. */
  private async placeCirclePicture(tx: Db, { picture, member }: RecordOf<"circle">): Promise<string> {
    if (!picture || !member) return "";
    const owner = (await this.imported.find(tx, "member", [member])).get(member);
    const placed = owner && (await this.uploads.place(tx, owner, [picture])).get(picture);
    return placed ? placed.url : "";
  }

  /** Sets the avatars of members who have none. */
  private async placeAvatars(): Promise<void> {
    const entries = [...this.avatars];
    for (let from = 0; from < entries.length; from += BATCH_SIZE) {
      const part = new Map(entries.slice(from, from + BATCH_SIZE));
      const own = await this.imported.find(this.db, "member", part.keys());
      const membersWithoutAvatar = await withoutAvatar(this.db, own.values());
      for (const [id, userId] of own) {
        const upload = part.get(id)!;
        const placed =
          membersWithoutAvatar.has(userId) &&
          (await this.uploads.place(this.db, userId, [upload])).get(upload);
        if (placed) await setAvatar(this.db, userId, placed.url);
      }
    }
  }
}
