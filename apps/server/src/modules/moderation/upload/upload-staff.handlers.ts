import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { toFlag } from "../../../core/author.ts";
import { pageOf } from "../../../core/paging.ts";
import { forbidden, notFound } from "../../../core/request-error.ts";
import { signUploadUrls } from "../../media/index.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { governedUser } from "../act/moderation.queries.ts";
import { reasonOf } from "../act/moderation.rules.ts";
import { listUploads, lockUpload, setTakenDown } from "./upload-staff.queries.ts";

const nouns: Record<string, string> = { image: "一张图片", video: "一段视频" };

/** Handlers for the list of uploads in the console and for taking one down. */
export const uploadStaffHandlers = {
  async uploadList({ db, clock, query }) {
    const { rows, total } = await listUploads(db, query, pageOf(query));
    const items = rows.map(({ kind, path, thumbnailPath, isOpen, takenDownAt, createdAt, ...row }) => ({
      ...row,
      type: kind as "image" | "video",
      url: `/uploads/${path}`,
      thumbnailUrl: thumbnailPath && `/uploads/${thumbnailPath}`,
      isOpen: toFlag(isOpen),
      isDown: toFlag(takenDownAt),
      threadId: row.threadId ?? "",
      createdAt: clock.format(createdAt),
    }));
    return { total, rows: await signUploadUrls(db, clock, items) };
  },

  async uploadWithdraw({ db, viewer, body: { url, value, ...body } }) {
    await db.transaction(async (tx) => {
      const upload = (await lockUpload(tx, url)) ?? notFound();
      const others = upload.userId !== viewer.id;
      const reason = reasonOf(body.reason, others);
      const owner = others ? ((await governedUser(tx, upload.userId)) ?? notFound()) : undefined;
      if (owner && owner.rank >= viewer.rank) forbidden();
      if (upload.isDown === (value === 1)) return;
      await setTakenDown(tx, upload.id, value === 1 ? { by: viewer.id, reason } : null);
      await audit(tx, {
        actorId: viewer.id,
        action: "upload.withdraw",
        targetType: "upload",
        targetId: upload.id,
        reason,
        detail: { value, name: upload.path, authorId: upload.userId },
      });
      if (!owner) return;
      await sendSystemNotice(tx, {
        userId: owner.id,
        kind: "moderation",
        title: `你上传的${nouns[upload.kind]}${value === 1 ? "已被下架" : "已恢复"}`,
        content: `原因：${reason}`,
      });
    });
  },
} satisfies Pick<Handlers, "uploadList" | "uploadWithdraw">;
