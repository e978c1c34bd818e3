import { setPriority } from "node:os";
import sharp from "sharp";
import { encodeLogo, encodePicture, readPicture } from "./picture.ts";
import { repackVideo } from "./video.ts";

/**
 * Entry point of the worker processes of media-pool.ts. Runs one task per message, in a separate process
 * because untrusted files may crash it.
 */

export const mediaTasks = { readPicture, encodePicture, encodeLogo, repackVideo };

type Tasks = typeof mediaTasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface TaskReply {
  output?: unknown;
  /** Code of a system error, or "" if the file cannot be processed. */
  failed?: string;
}

/** Priority below the server, but not so low that a busy machine starves the workers. */
const NICE = 5;

setPriority(NICE);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadNsgifFile",
    "VipsForeignLoadWebpFile",
    // Logos are sent inside a message.
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
});

process.on("disconnect", () => process.exit());
process.on("message", async ({ name, input }: { name: TaskName; input: never }) => {
  let reply: TaskReply;
  try {
    reply = { output: await mediaTasks[name](input) };
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException;
    reply = { failed: syscall === undefined ? "" : (code ?? "EIO") };
  }
  process.send!(reply);
});
