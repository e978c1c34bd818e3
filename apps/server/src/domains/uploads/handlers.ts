import { randomBytes } from "node:crypto";
import { basename } from "node:path";
import type { Handlers } from "../../contract/handler.ts";
import { storable } from "../../core/failures.ts";
import { limitRate } from "../../core/rate.ts";
import { Refusal } from "../../core/refusal.ts";
import { policy } from "../../policy.ts";
import { encodeImage, sniff, typeText, uploadTexts } from "./media.ts";
import { demandRoom, insertUpload } from "./queries.ts";
import { createDiskStorage } from "./storage.ts";

export const uploadHandlers = {
  async commonUpload({ db, config, clock, viewer, request }) {
    await limitRate(db, `upload:${viewer.id}`, policy.rates.upload, "上传太频繁，请稍后再试");
    await demandRoom(db, viewer.id);
    if (!request.isMultipart()) throw new Refusal(415, "请以 multipart/form-data 上传文件（file）");
    const part = await request.file();
    if (part?.fieldname !== "file") throw new Refusal(400, uploadTexts.missing);
    const bytes = await part.toBuffer();
    if (bytes.length === 0) throw new Refusal(400, uploadTexts.empty);
    const kind = bytes.length < 16 ? undefined : sniff(bytes);
    if (!kind) throw new Refusal(415, typeText(part.mimetype));

    const storage = createDiskStorage(config.dataDir);
    const stem = randomBytes(16).toString("hex");
    const folder = clock.day(clock.now()).slice(0, 7).replace("-", "/");
    const originalName = storable(basename(part.filename || "file").slice(0, 100));
    const common = { userId: viewer.id, originalName, bytes: bytes.length };
    const answer = (file: string) => ({
      url: `/uploads/${folder}/${file}`,
      fileName: `${folder}/${file}`,
      newFileName: file,
      originalFilename: originalName,
    });

    if (kind === "mp4" || kind === "webm") {
      const file = `${stem}.${kind}`;
      await storage.save(`${folder}/${file}`, bytes);
      await insertUpload(db, { ...common, kind: "video", path: `${folder}/${file}` });
      return { ...answer(file), type: "video" };
    }

    const { image, thumbnail, width, height } = await encodeImage(bytes, kind);
    const file = `${stem}.webp`;
    const thumbnailFile = `${stem}-t.webp`;
    await storage.save(`${folder}/${file}`, image);
    await storage.save(`${folder}/${thumbnailFile}`, thumbnail);
    await insertUpload(db, {
      ...common,
      kind: "image",
      path: `${folder}/${file}`,
      thumbnailPath: `${folder}/${thumbnailFile}`,
      width,
      height,
    });
    return {
      ...answer(file),
      type: "image",
      thumbnailUrl: `/uploads/${folder}/${thumbnailFile}`,
      width,
      height,
    };
  },
} satisfies Pick<Handlers, "commonUpload">;
