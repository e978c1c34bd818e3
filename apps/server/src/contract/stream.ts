import type { FastifyReply, FastifyRequest } from "fastify";
import { type Ask, NO_REPORT } from "./responses.ts";

/**
 * No proxy may buffer or cache a stream. The connection is closed with it: one that outlived it would delay the
 * shutdown.
 */
const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  connection: "close",
};

/** Answers with the events of `ask` as they come: no envelope, no cache. */
export const streaming = (ask: Ask) => (request: FastifyRequest, reply: FastifyReply) =>
  ask(request, NO_REPORT).then((stream) => reply.headers(STREAM_HEADERS).send(stream));
