import { setPriority } from "node:os";
import sharp from "sharp";
import { encodeLogo, encodePicture, readPicture } from "./picture.ts";
import { repackVideo } from "./video.ts";

/**
 * What a process of media-pool.ts runs: one task at a time, each a message in and a message out. It reads foreign bytes,
 * so whatever becomes of it, the server goes on.
 */

export const mediaTasks = { readPicture, encodePicture, encodeLogo, repackVideo };

type Tasks = typeof mediaTasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface TaskReply {
  output?: unknown;
  /** The code of a system error, or "" where the bytes are at fault. */
  failed?: string;
}

/** Members who read come first, yet a busy machine leaves a third of a processor. */
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
    // A logo comes inside a message.
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
