import { safeInternalPath } from "@lenscape/richtext/links";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { toFlag } from "../../../core/author.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import type { Db } from "../../../db/client.ts";
import {
  cancelAnnouncement,
  countAnnouncements,
  countRecipients,
  isModel,
  isOpenCircle,
  listAnnouncements,
  listBanners,
  lockAnnouncement,
  saveAnnouncement,
  withdrawMails,
} from "./announcement.queries.ts";
import {
  EVERYBODY,
  type Segment,
  stateOf,
  announcementTexts as texts,
  toBanner,
} from "./announcement.rules.ts";

const EDITABLE_FIELDS = [
  "title",
  "content",
  "link",
  "circleId",
  "model",
  "firmware",
  "minLevel",
  "startAt",
  "endAt",
  "isBanner",
  "isMailed",
] as const;

/** @throws RequestError 400 for an unknown or closed circle or an unknown device model */
async function checkSegment(db: Db, { circleId, model }: Segment): Promise<void> {
  if (circleId !== "0" && !(await isOpenCircle(db, circleId))) badInput(texts.circle);
  if (model !== "" && !(await isModel(db, model))) badInput(texts.model);
}

/** Announcements: banners on the home page, and their management with the permission `announcement.send`. */
export const announcementHandlers = {
  async announcementMine({ db, clock, viewer }) {
    return (await listBanners(db, viewer.id)).map((banner) => toBanner(banner, clock));
  },

  async announcementManageList({ db, clock, query = {} }) {
    const now = clock.now();
    const [rows, total] = await Promise.all([listAnnouncements(db, pageOf(query)), countAnnouncements(db)]);
    return {
      total,
      rows: rows.map(({ announcement, circleName }) => {
        const { id, title, content, link, circleId, model, firmware, minLevel, sentCount } = announcement;
        return {
          ...{ id, title, content, link, circleId, model, firmware, minLevel, sentCount },
          version: versionOf(announcement, EDITABLE_FIELDS),
          circleName: circleName ?? "",
          startAt: clock.format(announcement.startAt),
          endAt: clock.format(announcement.endAt),
          isBanner: toFlag(announcement.isBanner),
          isMailed: toFlag(announcement.isMailed),
          state: stateOf(announcement, now),
        };
      }),
    };
  },

  async announcementManagePreview({ db, query = {} }) {
    const segment = { ...EVERYBODY, ...query };
    await checkSegment(db, segment);
    return countRecipients(db, segment);
  },

  async announcementManageSave({ db, clock, viewer, body: { id, version, ...body } }) {
    const now = clock.now();
    const title = body.title.trim() || badInput(texts.title);
    const link = body.link.trim() && (safeInternalPath(body.link.trim()) ?? badInput(texts.link));
    const startAt = clock.parse(body.startAt) ?? badInput(texts.noTime);
    const endAt = clock.parse(body.endAt) ?? badInput(texts.noTime);
    if (endAt <= startAt) badInput(texts.endFirst);
    if (endAt <= now) badInput(texts.over);
    await checkSegment(db, body);
    const { circleId, model, firmware, minLevel } = body;
    const values = {
      ...{ title, content: body.content.trim(), link, circleId, model, firmware, minLevel, startAt, endAt },
      isBanner: body.isBanner === 1,
      isMailed: body.isMailed === 1,
      createdBy: viewer.id,
    };
    const announcementId = await db
      .transaction(async (tx) => {
        const before = id === undefined ? undefined : ((await lockAnnouncement(tx, id)) ?? notFound());
        if (before) {
          assertVersion(version, versionOf(before, EDITABLE_FIELDS));
          if (stateOf(before, now) !== 0) throw new RequestError(409, texts.alreadyStarted);
        }
        const savedId = await saveAnnouncement(tx, id, values);
        await auditChange(tx, "save", { actorId: viewer.id, id: savedId, name: title });
        return savedId;
      })
      .catch((error) => {
        if (isUniqueViolation(error)) throw new RequestError(409, texts.twice);
        throw error;
      });
    return { id: announcementId };
  },

  async announcementManageCancel({ db, clock, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const before = (await lockAnnouncement(tx, id)) ?? notFound();
      // Ended and cancelled announcements are removed by the job.
      if (stateOf(before, clock.now()) > 1) return;
      await cancelAnnouncement(tx, id);
      await withdrawMails(tx, id);
      await auditChange(tx, "cancel", { actorId: viewer.id, id, name: before.title });
    });
  },
} satisfies Pick<
  Handlers,
  "announcementMine" | `announcementManage${"List" | "Preview" | "Save" | "Cancel"}`
>;

const auditChange = (
  tx: Db,
  verb: "save" | "cancel",
  { actorId, id, name }: Record<"actorId" | "id" | "name", string>,
) =>
  audit(tx, {
    actorId,
    action: `announcement.${verb}`,
    targetType: "announcement",
    targetId: id,
    detail: { name },
  });
