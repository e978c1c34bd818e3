import type { Handlers } from "../../contract/handler.ts";
import { limitCalls } from "../../core/rate.ts";
import { notFound, RequestError } from "../../core/request-error.ts";
import { admitUpload, type Incoming, withIncoming, withVideo } from "./incoming-files.ts";
import { uploadTexts } from "./media.ts";
import { findResumable, finishResumable } from "./resumable.queries.ts";
import {
  createLocker,
  getReceivedBytes,
  removeResumable,
  removeResumableFile,
  resumablePath,
} from "./resumable-store.ts";
import { describe, refuseUpload, storeFile } from "./store-file.ts";
import { requireQuota } from "./upload.queries.ts";

/** Whether retrying is useless because the file itself is invalid. */
const isFinal = (error: unknown) =>
  error instanceof RequestError && (error.reason === "FILE_UNREADABLE" || error.code === 415);

export const uploadHandlers = {
  async commonUpload({ db, config, clock, viewer, limits, request }) {
    await limitCalls(db, limits.upload, viewer.id, uploadTexts.often);
    await requireQuota(db, viewer.id);
    if (!request.isMultipart()) throw new RequestError(415, "请以 multipart/form-data 上传文件（file）");

    const sender = { userId: viewer.id, isDisconnected: () => request.socket.destroyed };
    const store = async (incoming: Incoming) => {
      await limitCalls(db, limits.uploadBytes, viewer.id, uploadTexts.bytesSpent, {
        amount: Math.ceil(incoming.bytes / 1024),
      });
      return storeFile({ db, config, clock, limits }, request.server, sender, incoming);
    };
    try {
      return await admitUpload(viewer.id, () => withIncoming(request, config.dataDir, store));
    } catch (error) {
      return refuseUpload(error, request.server.reports);
    }
  },

  async uploadFinish({ db, config, clock, viewer, limits, body: { id }, request }) {
    const { dataDir } = config;
    if (!(await findResumable(db, id, viewer.id))) notFound();
    const lock = createLocker(db).newLock(id);
    await lock.lock(new AbortController().signal, () => {});
    try {
      // A retry after a lost response returns the same response.
      const row = (await findResumable(db, id, viewer.id)) ?? notFound();
      const { bytes, originalName, path: stored } = row;
      if (stored !== null) return describe(stored, originalName, "video");
      if ((await getReceivedBytes(dataDir, id)) !== bytes)
        throw new RequestError("STATE_CHANGED", uploadTexts.resumableOpen);
      const sender = { userId: viewer.id, isDisconnected: () => false };
      const store = (incoming: Incoming) =>
        storeFile({ db, config, clock, limits }, request.server, sender, incoming);
      const video = { path: resumablePath(dataDir, id), bytes, originalName };
      const answer = await admitUpload(viewer.id, () => withVideo(video, dataDir, store));
      await finishResumable(db, id, answer.fileName);
      await removeResumableFile(dataDir, id);
      return answer;
    } catch (error) {
      if (isFinal(error)) await removeResumable(db, dataDir, id);
      return refuseUpload(error, request.server.reports);
    } finally {
      await lock.unlock();
    }
  },
} satisfies Pick<Handlers, "commonUpload" | "uploadFinish">;
