// The yardstick: a Fastify that answers as many bytes as it is asked for and does nothing else.
import { createRequire } from "node:module";

const { default: Fastify } = await import(
  createRequire(new URL("../apps/server/package.json", import.meta.url)).resolve("fastify")
);
const app = Fastify();
const payloads = new Map();

async function answer(request, reply) {
  const { bytes, type } = request.query;
  if (!payloads.has(bytes)) payloads.set(bytes, "x".repeat(Number(bytes)));
  return reply.type(type).send(payloads.get(bytes));
}
app.get("/", answer);
app.post("/", answer);
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.on("SIGTERM", () => process.exit(0));
