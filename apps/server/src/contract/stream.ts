import type { FastifyReply, FastifyRequest } from "fastify";
import { type Ask, NO_REPORT } from "./responses.ts";

/** Headers of streams, which no proxy may buffer or cache. Connections close with the stream, not to delay the shutdown. */
const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  connection: "close",
};

/** Creates the route handler that sends the events of a stream, without envelope and cache. */
export const createStreamHandler = (ask: Ask) => (request: FastifyRequest, reply: FastifyReply) =>
  ask(request, NO_REPORT).then((stream) => reply.headers(STREAM_HEADERS).send(stream));
