import type { FastifyReply, FastifyRequest } from "fastify";
import type { Ask } from "./answers.ts";

/**
 * Nothing between server and page may keep a piece of a stream back, or the whole of it. Nothing else comes over its
 * connection: one that outlived it would hold up a server that stops.
 */
const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  connection: "close",
};

/** Answers with the events that `ask` gives, as they come: no envelope, no cache. */
export const streaming = (ask: Ask) => (request: FastifyRequest, reply: FastifyReply) =>
  ask(request, []).then((stream) => reply.headers(STREAM_HEADERS).send(stream));
